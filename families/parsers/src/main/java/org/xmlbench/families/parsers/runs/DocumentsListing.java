package org.xmlbench.families.parsers.runs;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.xmlbench.core.document.DocumentFamily;
import org.xmlbench.core.document.DocumentName;
import org.xmlbench.house.command.NamedListing;
import org.xmlbench.probes.Catalogue;

record DocumentsListing() implements NamedListing {
  @Override
  public String topic() {
    return "documents";
  }

  @Override
  public List<Item> items() {
    return Catalogue.families().stream()
        .map(family -> new Item(family.name(), facts(family)))
        .toList();
  }

  private static Map<String, Object> facts(DocumentFamily family) {
    Map<String, Object> facts = new LinkedHashMap<>();
    facts.put("name", name(family));
    facts.put("description", family.description());
    if (family.sizes().parameter() != DocumentFamily.Parameter.NONE) {
      facts.put("default", sized(family, family.sizes().usual()));
      facts.put("smallest", sized(family, family.sizes().least()));
      facts.put("largest", sized(family, family.sizes().most()));
    }
    facts.put("source", family.source());
    return facts;
  }

  private static String name(DocumentFamily family) {
    return switch (family.sizes().parameter()) {
      case NONE -> family.name();
      case COUNT -> family.name() + ":COUNT";
      case BYTES -> family.name() + ":SIZE";
    };
  }

  private static String sized(DocumentFamily family, long size) {
    return switch (family.sizes().parameter()) {
      case BYTES -> new DocumentName(family.name(), size, DocumentName.DEFAULT_SEED).toString();
      case NONE, COUNT -> family.name() + ":" + size;
    };
  }
}
