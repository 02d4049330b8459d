package org.xmlbench.families.toolkits.runs;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.xmlbench.house.command.NamedListing;
import org.xmlbench.house.command.Session;
import org.xmlbench.house.home.LibrarySubject;
import org.xmlbench.house.home.ListedVersion;
import org.xmlbench.soap.message.PermittedDifference;
import org.xmlbench.soap.message.ProfileAssertion;
import org.xmlbench.soap.toolkit.Seam;
import org.xmlbench.soap.toolkit.ToolkitDescription;

record ToolkitsListing(Session session) implements NamedListing {
  @Override
  public String topic() {
    return "toolkits";
  }

  @Override
  public List<Item> items() {
    return session.toolkits().entries().stream()
        .map(toolkit -> new Item(toolkit.id(), facts(toolkit)))
        .toList();
  }

  private static Map<String, Object> facts(LibrarySubject<ToolkitDescription> subject) {
    ToolkitDescription toolkit = subject.description();
    Map<ProfileAssertion, String> violations = toolkit.messages().violations();
    Map<String, Object> facts = new LinkedHashMap<>();
    facts.put("library", toolkit.library().name());
    ListedVersion.put(facts, toolkit.library().version(), subject);
    facts.put("artifact", toolkit.library().artifact());
    facts.put("licence", toolkit.library().licence());
    facts.put("encoding", toolkit.style());
    facts.put("seams", toolkit.seams().stream().sorted().map(Seam::label).toList());
    facts.put("parser", toolkit.setup().parser());
    facts.put("saysOtherwise", PermittedDifference.texts(toolkit.allowances()));
    facts.put("doesNotMeet", violations.keySet().stream().map(ProfileAssertion::name).toList());
    facts.put("doesInstead", violations.entrySet().stream().map(ToolkitsListing::instead).toList());
    facts.put("options", toolkit.setup().options());
    facts.put("mostElements", toolkit.messages().mostElements());
    toolkit.http().ifPresent(http -> facts.put("host", http.host()));
    toolkit.http().ifPresent(http -> facts.put("client", http.client()));
    toolkit.http().ifPresent(http -> facts.put("protocol", http.protocol()));
    facts.put("serverOptions", toolkit.serverOptions());
    facts.put("available", subject.unavailable().isEmpty());
    subject.unavailable().ifPresent(why -> facts.put("reason", why));
    return facts;
  }

  private static String instead(Map.Entry<ProfileAssertion, String> violation) {
    return violation.getKey().name() + ": " + violation.getValue();
  }
}
