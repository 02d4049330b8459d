package org.xmlbench.families.toolkits.tables;

import java.util.List;
import java.util.Map;
import org.xmlbench.families.soap.tables.calls.CallSection;
import org.xmlbench.families.soap.tables.calls.FamilyOfCalls;
import org.xmlbench.results.run.FamilyResults;
import org.xmlbench.results.run.FamilyWords;

public final class ToolkitsResults extends FamilyOfCalls {
  private static final List<String> METHOD =
      List.of(
          "receiveX measures serialization: its reply is tiny. sendX measures deserialization: its"
              + " request is tiny. The names are the server's.",
          "echoVoid carries nothing: it is shown with the others and subtracted from none of them.",
          "Toolkits are compared with those of the same encoding and the same seam only: figures of"
              + " two seams are of different work.",
          "Each toolkit's messages are compared with the reference before and after they are timed."
              + " A figure exists only if that succeeds.");

  private static final Map<String, String> SEAMS =
      Map.of(
          "Seam stack",
          "the toolkit's whole client above a canned transport. That is what a call costs its"
              + " caller, the network left out.",
          "Seam control",
          "the canned transport alone, with no toolkit above it. It is part of every figure of the"
              + " seam stack.",
          "Seam http",
          "HTTP, or the protocol of grpc, to the toolkit's own server in another JVM, over loopback"
              + " or, with nodes=2, on another node, connections kept. CPU time is that of both."
              + " Nagle's algorithm is off in the server.",
          "Seam http-close",
          "the same as http with a new connection for each call.",
          "Seam binding",
          "the envelope and its data alone, by the toolkit's API for it. There is no client in"
              + " these figures.");

  public static final FamilyResults FAMILY = new ToolkitsResults();

  private ToolkitsResults() {
    super(
        "soap",
        FamilyWords.ofToolkits("SOAP toolkits"),
        new CallSection(
            "toolkits",
            "toolkit",
            "Which SOAP toolkit is fastest, and how sure is that?",
            "Toolkits and what they call",
            METHOD,
            SEAMS));
  }
}
