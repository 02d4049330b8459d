"""XMLBench as checks of ReFrame 4 (reframe-hpc.readthedocs.io), for the scheduler that a site's configuration names.

  export XMLBENCH=/shared/xmlbench/bin/xmlbench   # the launcher of the distribution
  export XMLBENCH_PLAN=/shared/parts/plan.json    # which 'xmlbench plan ... -o' has made on one of the nodes

XMLBenchShard divides the plan: one job for each of XMLBENCH_SHARDS (default 1) shards, whose parts go to the plan's
folder; 'xmlbench merge' makes a run of them.

  reframe -c xmlbench_check.py -n XMLBenchShard -r

XMLBenchNode measures the whole plan, in each job anew: with --distribute=all on each node. The figures are those of
'xmlbench export --format bencher'. Where XMLBENCH_BASELINE names a run folder, its figures are the references: a time
passes that is at most XMLBENCH_MARGIN (default 0.1, a tenth) longer, beyond the baseline's own 95 % interval.

  XMLBENCH_BASELINE=/shared/run reframe -c xmlbench_check.py -n XMLBenchNode --distribute=all -r

ReFrame compares single figures, without an interval of the new ones: a failed reference is a reason to look, and
'xmlbench gate' the verdict.
"""

import json
import os
import re
import subprocess

import reframe as rfm
import reframe.utility.sanity as sn
from reframe.core.builtins import parameter, run_before, sanity_function, variable

SHARDS = int(os.environ.get('XMLBENCH_SHARDS', '1'))


def setting(name):
    """A variable that must be set, with a message that says what it is."""
    value = os.environ.get(name)
    if not value:
        raise ValueError(f'{name} is not set: see the head of {__file__}')
    return value


def latencies(exported):
    """Times in nanoseconds by cell, from what 'export --format bencher' wrote."""
    return {cell: metrics['latency'] for cell, metrics in exported.items() if 'latency' in metrics}


def metric(cell):
    """A cell's name as ReFrame writes it in tables and logs, where ':' and ',' have meanings of their own."""
    return re.sub(r'[^A-Za-z0-9_.+=@/-]', '_', cell)


class XMLBench(rfm.RunOnlyRegressionTest):
    """What both kinds of jobs have in common."""

    valid_systems = ['*']
    valid_prog_environs = ['*']
    num_tasks = 1
    exclusive_access = True
    plan = variable(str, value='')

    @run_before('run')
    def measure_the_plan(self):
        self.plan = os.path.abspath(setting('XMLBENCH_PLAN'))
        self.executable = os.path.abspath(setting('XMLBENCH'))
        self.executable_opts = ['run', '--plan', self.plan, '--wait']

@rfm.simple_test
class XMLBenchShard(XMLBench):
    """Measures one shard into the folder of the plan."""

    shard = parameter(range(1, SHARDS + 1))
    descr = 'one shard of a plan'

    @run_before('run')
    def measure_a_shard(self):
        self.executable_opts += ['--shard', f'{self.shard}/{SHARDS}', '--out', os.path.dirname(self.plan), '--resume']

    @sanity_function
    def is_complete(self):
        return sn.assert_found(rf'^shard {self.shard}/{SHARDS} is complete', self.stdout)


@rfm.simple_test
class XMLBenchNode(XMLBench):
    """Measures the whole plan on a node, and compares its times with those of a run."""

    descr = 'the whole plan on a node'

    @run_before('run')
    def measure_all(self):
        self.executable_opts += ['--out', 'run']
        self.postrun_cmds = [f'{self.executable} export --format bencher run --out figures.json']

    @sanity_function
    def has_figures(self):
        return sn.assert_true(os.path.isfile(os.path.join(self.stagedir, 'figures.json')), 'no figures: see the output')

    @run_before('performance')
    def take_figures(self):
        with open(os.path.join(self.stagedir, 'figures.json'), encoding='utf-8') as file:
            measured = latencies(json.load(file))
        references = self.baseline()
        self.perf_variables = {
            metric(cell): sn.make_performance_function(sn.defer(time['value']), 'ns') for cell, time in measured.items()
        }
        # What the baseline has and this run lacks fails, too.
        missing = sorted(set(references) - {metric(cell) for cell in measured})
        if missing:
            raise ValueError(f'not measured, or not verified, here: {missing[0]}')
        self.reference = {'*': references} if references else {}

    def baseline(self):
        """References by metric: the value of a run, and how much more is allowed."""
        run = os.environ.get('XMLBENCH_BASELINE')
        if not run:
            return {}
        margin = float(os.environ.get('XMLBENCH_MARGIN', '0.1'))
        exported = subprocess.run(
            [self.executable, 'export', '--format', 'bencher', os.path.abspath(run)],
            check=True, capture_output=True, text=True)
        return {
            metric(cell): (
                time['value'], None, max(0.0, time.get('upper_value', time['value']) / time['value'] - 1) + margin, 'ns')
            for cell, time in latencies(json.loads(exported.stdout)).items()
        }
