"""Calls every operation of each toolkit's server by zeep (document/literal) or suds (rpc/encoded).

Their figures are of no interest, their answers are: what comes back must be what was sent, and what a server is
declared to refuse must come as a fault.
"""

import base64
import datetime
import json
import logging
import math
import re
import select
import subprocess
import sys

LARGE = 100_000
SIZE = 7
VALUES = 25
START_SECONDS = 60
TIME = datetime.datetime(2004, 4, 25, 23, 5, 27, tzinfo=datetime.timezone.utc)


def elements(shape, size):
    """The data of an operation, by the published rules."""
    if shape == "Base64":
        return bytes(i % 256 for i in range(size))
    rule = {
        "Ints": lambda i: i,
        "Doubles": float,
        "Strings": lambda i: f"s{i}",
        "MeshInterfaceObjects": lambda i: {"x": i, "y": i, "value": math.sqrt(i)},
        "SimpleEvents": lambda i: {"sequenceNumber": i, "timestamp": math.sqrt(i), "message": f"Message #{i}"},
    }[shape]
    return [rule(i) for i in range(size)]


def report(kind):
    """A trace report: the published one, or a flat one."""
    if kind.startswith("E134"):
        member, values = ("EI", range(VALUES)) if kind == "E134Ints" else ("F8", [i / VALUES for i in range(VALUES)])
        data = {"ParameterValues": {"PV": [{member: value} for value in values]}, "collectionTime": TIME}
        trace = {"TraceResults": {"Data": [data]}, "traceid": "100", "reportTime": TIME}
        return {"DataCollectionReport": {"Reports": {"Trace": [trace]}, "planID": "001", "reportTime": TIME}}
    values = list(range(VALUES)) if kind == "IntTrace" else [i / VALUES for i in range(VALUES)]
    return {"plan": "001", "trace": 100, "time": "2004-04-25T23:05:27Z", "values": {"value": values}}


class Mismatch(Exception):
    """An answer that is not what it must be."""


def require(what, got, expected):
    if got != expected:
        raise Mismatch(f"{what}: {str(got)[:80]} instead of {str(expected)[:80]}")


SHAPES = ["Base64", "Ints", "Doubles", "Strings", "MeshInterfaceObjects", "SimpleEvents"]
REPORTS = ["E134Ints", "E134Doubles", "IntTrace", "DoubleTrace"]


class Literal:
    """A server of document/literal messages, by zeep."""

    arrays_in_requests = True

    def __init__(self, address):
        import zeep

        self.fault = zeep.exceptions.Fault
        transport = zeep.transports.Transport(timeout=60, operation_timeout=60)
        self.client = zeep.Client(address + "?wsdl", transport=transport)
        self.serialize = zeep.helpers.serialize_object

    def call(self, operation, *arguments):
        return self.serialize(self.client.service[operation](*arguments), dict)

    @staticmethod
    def argument(shape, data):
        return data if shape == "Base64" else {"item": data}

    @staticmethod
    def items(shape, answer):
        if shape == "Base64":
            return answer or b""
        return (answer if isinstance(answer, list) else (answer or {}).get("item")) or []


class Encoded:
    """A server of rpc/encoded messages, by suds.

    Declared: suds writes an array under its own type's name, without arrayType and with longs, which neither Axis nor
    Apache SOAP takes for an array. So requests with arrays are left out, and must be refused by a fault.
    """

    arrays_in_requests = False

    def __init__(self, address):
        import suds.client

        self.fault = suds.WebFault
        self.client = suds.client.Client(address + "?wsdl", timeout=60, cache=None)

    def call(self, operation, *arguments):
        return getattr(self.client.service, operation)(*arguments)

    def argument(self, shape, data):
        if shape == "Base64":
            return base64.b64encode(data).decode()
        array = self.client.factory.create("{urn:Benchmark1}ArrayOfInt")
        array.item = data
        return array

    @staticmethod
    def items(shape, answer):
        if shape == "Base64":
            return base64.b64decode(answer or "")
        return [plain(item) for item in (answer if isinstance(answer, list) else getattr(answer, "item", []))]


def plain(item):
    """An item of suds as a value or a dictionary."""
    return {name: value for name, value in item} if hasattr(item, "__keylist__") else item


def check(server, most):
    server.call("echoVoid")
    calls = 1
    for shape in SHAPES:
        data = elements(shape, SIZE)
        require(f"send{shape}", server.items(shape, server.call(f"send{shape}", SIZE)), data)
        calls += 1
        if server.arrays_in_requests or shape == "Base64":
            sent = server.argument(shape, data)
            require(f"echo{shape}", server.items(shape, server.call(f"echo{shape}", sent)), data)
            require(f"receive{shape}", int(server.call(f"receive{shape}", sent)), SIZE)
            calls += 2
    if not server.arrays_in_requests:
        return calls, refuses(server)
    for kind in REPORTS:
        require(f"receive{kind}", int(server.call(f"receive{kind}", report(kind))), VALUES)
        calls += 1
    return calls, large(server, most)


def refuses(server):
    """What suds takes for an array, the server must not."""
    try:
        server.call("echoInts", server.argument("Ints", elements("Ints", SIZE)))
    except server.fault as fault:
        items = server.items("Ints", server.call("sendInts", LARGE))
        require(f"sendInts({LARGE})", items, elements("Ints", LARGE))
        return f"100,000 integers; arrays in requests, as suds writes them, refused as declared: {str(fault)[:80]}"
    raise Mismatch("an array without arrayType is declared to be refused, and was answered")


def large(server, most):
    """100,000 integers there and back, or a fault where the toolkit declares to take fewer."""
    data = elements("Ints", LARGE)
    try:
        answer = server.items("Ints", server.call("echoInts", server.argument("Ints", data)))
    except server.fault as fault:
        if most < LARGE:
            return f"100,000 integers refused as declared: {str(fault)[:80]}"
        raise
    if most < LARGE:
        raise Mismatch(f"echoInts({LARGE}) is declared to be refused, and was answered")
    require(f"echoInts({LARGE})", answer, data)
    return "100,000 integers"


def stop(why):
    """Ends with the exit code of bad usage."""
    print(f"foreign-clients: {why}", file=sys.stderr)
    sys.exit(2)


def toolkits(launcher, wanted):
    listed = json.loads(subprocess.run([launcher, "list", "toolkits", "--json"], check=True, stdout=subprocess.PIPE).stdout)
    listed = listed["toolkits"] if isinstance(listed, dict) else listed
    served = [one for one in listed if any(seam.startswith("http") for seam in one["seams"])]
    for one in served:
        if not one["available"]:
            print(f"skipped {one['id']}: it cannot run on this host", flush=True)
    served = [one for one in served if one["available"]]
    unknown = set(wanted) - {one["id"] for one in served}
    if unknown:
        stop(f"no toolkit with a server here: {', '.join(sorted(unknown))}")
    # Messages that are signed or encrypted take keys, which a foreign client does not have.
    spoken = [
        one
        for one in served
        if re.match("document/literal|rpc/", one["encoding"]) and "signed" not in one["encoding"]
    ]
    uncalled = set(wanted) - {one["id"] for one in spoken}
    if uncalled:
        stop(f"no server that zeep or suds can call: {', '.join(sorted(uncalled))}")
    return [one for one in spoken if not wanted or one["id"] in wanted]


def address(process):
    """What a server that was started prints first."""
    if not select.select([process.stdout], [], [], START_SECONDS)[0]:
        raise Mismatch(f"the server has printed no address in {START_SECONDS} s")
    line = process.stdout.readline().strip()
    if not line:
        raise Mismatch(f"the server ended with exit code {process.wait()} and printed no address")
    return line


def tested(launcher, toolkit):
    """A line on a toolkit, and whether it answered rightly."""
    identifier = toolkit["id"]
    command = [launcher, "soap-server", "--toolkit", identifier]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        try:
            kind = Encoded if toolkit["encoding"].startswith("rpc") else Literal
            calls, more = check(kind(address(process)), toolkit["mostElements"])
            return f"ok      {identifier}: {calls} calls, {more}", True
        except Exception as failure:  # Whatever a client of others throws is the result.
            return f"FAILED  {identifier}: {type(failure).__name__}: {str(failure)[:300]}", False
        finally:
            process.terminate()


def main(launcher, *wanted):
    if any(word.startswith("-") for word in wanted):
        stop("usage: scripts/foreign-clients [TOOLKIT ...]")
    logging.getLogger("suds").setLevel(logging.CRITICAL)
    verdict = 0
    for toolkit in toolkits(launcher, wanted):
        line, right = tested(launcher, toolkit)
        print(line, flush=True)
        verdict |= not right
    return int(verdict)


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
