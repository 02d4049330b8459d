package org.xmlbench.families.frameworks.runs;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.xmlbench.house.command.NamedListing;
import org.xmlbench.house.command.Session;
import org.xmlbench.house.home.LibrarySubject;
import org.xmlbench.house.home.ListedVersion;
import org.xmlbench.soap.binding.FrameworkDescription;
import org.xmlbench.soap.message.PermittedDifference;

record FrameworksListing(Session session) implements NamedListing {
  @Override
  public String topic() {
    return "frameworks";
  }

  @Override
  public List<Item> items() {
    return session.frameworks().entries().stream()
        .map(framework -> new Item(framework.id(), facts(framework)))
        .toList();
  }

  private static Map<String, Object> facts(LibrarySubject<FrameworkDescription> subject) {
    FrameworkDescription framework = subject.description();
    Map<String, Object> facts = new LinkedHashMap<>();
    facts.put("library", framework.library().name());
    ListedVersion.put(facts, framework.library().version(), subject);
    facts.put("artifact", framework.library().artifact());
    facts.put("licence", framework.library().licence());
    facts.put("form", framework.form().label());
    facts.put("parser", framework.setup().parser());
    facts.put("saysOtherwise", PermittedDifference.texts(framework.allowances()));
    facts.put("options", framework.setup().options());
    facts.put("available", subject.unavailable().isEmpty());
    subject.unavailable().ifPresent(why -> facts.put("reason", why));
    return facts;
  }
}
