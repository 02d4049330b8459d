package org.xmlbench.inspection;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import org.xmlbench.core.document.Capability;

/**
 * Reads a document type declaration. Internal parameter entities are read, each once: a second
 * reference declares nothing that is not declared already. External ones are not.
 */
final class DtdScanner {
  /** What delimits the internal subset, and, outside of it, the DOCTYPE. */
  private static final String SUBSET_BRACKETS = "[]";

  private static final String BRACKETS = "[]>";

  private final CharacterSource document;
  private final Findings findings;
  private final Dtd dtd = new Dtd();
  private final Map<String, String> parameterEntities = new HashMap<>();
  private final Set<String> readParameterEntities = new HashSet<>();

  /** The text being read, inside those that refer to it; the document is the outermost. */
  private final Deque<CharacterSource> sources = new ArrayDeque<>();

  /** The names of the parameter entities being read, inside those that refer to them. */
  private final Deque<String> reading = new ArrayDeque<>();

  /** Characters that each parameter entity becomes, with all that it refers to. */
  private final Map<String, Long> expanded = new HashMap<>();

  DtdScanner(CharacterSource document, Findings findings) {
    this.document = document;
    this.findings = findings;
  }

  /** Reads on from the name of the document type. */
  Dtd doctype() {
    document.skipWhiteSpace();
    document.name();
    document.skipWhiteSpace();
    if (new Literals(document, findings, BRACKETS).skipExternalId()) {
      dtd.setExternalSubset();
    }
    document.skipWhiteSpace();
    if (document.skip("[")) {
      internalSubset();
      document.skipWhiteSpace();
    }
    document.expect(">");
    return dtd;
  }

  private void internalSubset() {
    sources.push(document);
    while (!sources.isEmpty()) {
      CharacterSource in = sources.peek();
      in.skipWhiteSpace();
      if (in == document && in.skip("]")) {
        sources.pop();
      } else if (in != document && in.peek() < 0) {
        sources.pop();
        String ended = reading.pop();
        expand(expanded.get(ended));
      } else if (in.skip("%")) {
        parameterEntityReference(References.name(in));
      } else {
        declaration(in);
      }
    }
  }

  private void parameterEntityReference(String name) {
    String replacement = parameterEntities.get(name);
    dtd.addParameterEntityReference(replacement == null);
    if (replacement == null) {
      return;
    }
    if (readParameterEntities.add(name)) {
      sources.push(new CharacterSource(replacement));
      reading.push(name);
      expanded.put(name, (long) replacement.length());
    } else {
      expand(expanded.get(name));
    }
  }

  /** A parser reads so much more, in the entity that refers to another or in the document. */
  private void expand(long characters) {
    if (reading.isEmpty()) {
      findings.expand(characters);
    } else {
      expanded.merge(reading.peek(), characters, Findings::sum);
    }
  }

  private void declaration(CharacterSource in) {
    // What a parameter entity holds was watched when its value was read.
    Literals literals = new Literals(in, findings, in == document ? SUBSET_BRACKETS : "");
    if (in.skip("<!--")) {
      skipWatched(in, "-->");
    } else if (in.skip("<?")) {
      findings.need(Capability.SUBSET_PROCESSING_INSTRUCTION);
      if (ProcessingInstructions.skipToData(in, findings)) {
        skipWatched(in, "?>");
      }
    } else if (in.skip("<!ENTITY")) {
      entity(in, literals);
    } else if (in.skip("<!ATTLIST")) {
      new AttributeListScanner(in, literals, dtd, findings).declaration();
    } else if (in.skip("<!ELEMENT")) {
      in.skipWhiteSpace();
      QualifiedName.read(in, findings);
      in.skipPast(">");
    } else {
      in.expect("<!NOTATION");
      in.skipWhiteSpace();
      nameWithoutColon(in, "notation");
      in.skipWhiteSpace();
      literals.skipExternalId();
      end(in);
    }
  }

  private void skipWatched(CharacterSource in, String terminator) {
    if (in != document) {
      in.skipPast(terminator);
      return;
    }
    DelimiterWatch watch = new DelimiterWatch(findings);
    in.readPast(terminator, watch::accept);
    watch.end();
  }

  private void entity(CharacterSource in, Literals literals) {
    in.skipWhiteSpace();
    boolean isParameterEntity = in.skip("%");
    in.skipWhiteSpace();
    String name = nameWithoutColon(in, "entity");
    in.skipWhiteSpace();
    if (isParameterEntity) {
      String replacement = literals.skipExternalId() ? null : literals.entityValue().replacement();
      // A later declaration does not count, not even after one whose text is not read.
      if (!parameterEntities.containsKey(name)) {
        parameterEntities.put(name, replacement);
      }
    } else {
      dtd.declare(name, generalEntity(in, literals));
    }
    end(in);
  }

  private Entity generalEntity(CharacterSource in, Literals literals) {
    boolean inParameterEntity = in != document;
    boolean late = dtd.hasUnreadParameterEntity();
    if (!literals.skipExternalId()) {
      return Entity.internal(literals.entityValue(), inParameterEntity, late);
    }
    in.skipWhiteSpace();
    if (!in.skip("NDATA")) {
      return Entity.external(inParameterEntity, late);
    }
    in.skipWhiteSpace();
    in.name();
    return Entity.unparsed(inParameterEntity);
  }

  private String nameWithoutColon(CharacterSource in, String kind) {
    String name = in.name();
    if (name.indexOf(':') >= 0) {
      findings.outside("colon in " + kind + " name " + Names.shown(name));
    }
    return name;
  }

  private static void end(CharacterSource in) {
    in.skipWhiteSpace();
    in.expect(">");
  }
}
