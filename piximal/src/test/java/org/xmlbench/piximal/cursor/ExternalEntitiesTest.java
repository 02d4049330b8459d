package org.xmlbench.piximal.cursor;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.InstanceOfAssertFactories.STRING;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.xmlbench.piximal.ExternalEntities;
import org.xmlbench.piximal.ParserOptions;

class ExternalEntitiesTest {
  @Test
  void externalEntitiesAreFetchedByTheUserAlone() {
    String document = "<!DOCTYPE a SYSTEM 'd' [<!ENTITY e SYSTEM 'x'>]><a>&e;&f;</a>";
    assertThat(EventTrace.of(document)).containsExactly("D a", "S {}a", "? e", "? f", "E {}a");
    ExternalEntities fetching =
        (name, publicId, systemId) ->
            new java.io.ByteArrayInputStream(
                (systemId.equals("x")
                        ? "<?xml encoding='UTF-8'?><b/>\r\n"
                        : "<!ENTITY % p '<!ATTLIST b c CDATA \"d\">'>%p;<!ENTITY f 'g'>"
                            + "<![INCLUDE[<!ENTITY h 'i'>]]><![IGNORE[<![x[]]>]]>")
                    .getBytes(StandardCharsets.UTF_8));
    assertThat(EventTrace.of(document, ParserOptions.DEFAULT.withExternals(fetching)))
        .containsExactly("D a", "S {}a", "S {}b", "A {}c=d", "E {}b", "T \ng", "E {}a");
  }

  /** Section 4.2.2: relative to the entity within which the declaration stands. */
  @Test
  void aSystemIdentifierIsRelativeToTheEntityThatDeclaresIt() {
    List<String> asked = new ArrayList<>();
    ExternalEntities fetching =
        (name, publicId, systemId) -> {
          asked.add(name + "=" + systemId);
          return new java.io.ByteArrayInputStream(
              (switch (name) {
                    case "[dtd]" ->
                        "<!ENTITY % p SYSTEM 'e/p.ent'>%p;<!ENTITY f SYSTEM 'f.txt'>"
                            + "<!ENTITY g SYSTEM '/g.txt'>";
                    case "%p" -> "<!ENTITY h SYSTEM '../h.txt'>";
                    default -> name;
                  })
                  .getBytes(StandardCharsets.UTF_8));
        };
    assertThat(
            EventTrace.of(
                "<!DOCTYPE a SYSTEM 'd/x.dtd' [<!ENTITY i SYSTEM 'i.txt'>]><a>&f;&g;&h;&i;</a>",
                ParserOptions.DEFAULT.withExternals(fetching)))
        .contains("T fghi");
    assertThat(asked)
        .containsExactly(
            "[dtd]=d/x.dtd", "%p=d/e/p.ent", "f=d/f.txt", "g=/g.txt", "h=d/h.txt", "i=i.txt");
  }

  @Test
  void anEntityInAnEncodingThatNobodyKnowsIsAnError() {
    ExternalEntities unknown =
        (name, publicId, systemId) ->
            new java.io.ByteArrayInputStream(
                "<?xml encoding='x-none'?>b".getBytes(StandardCharsets.US_ASCII));
    assertThat(
            EventTrace.of(
                "<!DOCTYPE a [<!ENTITY e SYSTEM 'x'>]><a>&e;</a>",
                ParserOptions.DEFAULT.withExternals(unknown)))
        .last(STRING)
        .contains("the encoding x-none of the entity 'e' is not known (4.3.3)");
  }

  /** Production [77] TextDecl needs no version, so that its encoding stands behind one space. */
  @Test
  void anEntityIsInTheEncodingThatItsTextDeclarationNames() {
    ExternalEntities latin =
        (name, publicId, systemId) ->
            new java.io.ByteArrayInputStream(
                "<?xml encoding='ISO-8859-1'?>\u00E9".getBytes(StandardCharsets.ISO_8859_1));
    assertThat(
            EventTrace.of(
                "<!DOCTYPE a [<!ENTITY e SYSTEM 'x'>]><a>&e;</a>",
                ParserOptions.DEFAULT.withExternals(latin)))
        .containsExactly("D a", "S {}a", "T \u00E9", "E {}a");
  }
}
