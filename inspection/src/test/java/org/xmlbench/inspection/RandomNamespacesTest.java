package org.xmlbench.inspection;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.StringReader;
import java.util.LinkedHashSet;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.xml.sax.InputSource;
import org.xmlbench.core.document.Capability;

/** Random elements with namespaces: the inspector finds what the JDK's parser shows. */
class RandomNamespacesTest {
  private static final String[] NAMES = {"a", "b", "p:a", "q:b"};
  private static final String[] ATTRIBUTES = {"k", "l", "p:k", "q:k", "q:l", "xml:lang"};
  private static final String[] DECLARATIONS = {"xmlns", "xmlns:p", "xmlns:q", "xmlns:r"};
  private static final String[] URIS = {"urn:u", "urn:v", ""};
  private static final String[] DOCTYPES = {
    "",
    "",
    "<!DOCTYPE a>",
    "<!DOCTYPE a [<!ATTLIST a k CDATA 'd'>]>",
    "<!DOCTYPE a [<!ATTLIST b xmlns CDATA 'urn:u'>]>",
    "<!DOCTYPE a [<!ATTLIST p:a xmlns:p CDATA 'urn:v' q:k CDATA ''>]>",
  };

  @Property(tries = 3000)
  void theJdkSawTheSame(@ForAll long seed) throws IOException {
    Random random = new Random(seed);
    StringBuilder document = new StringBuilder(one(random, DOCTYPES));
    element(document, random, 0);
    String text = document.toString();
    JdkWitness witness = JdkWitness.of(new InputSource(new StringReader(text)));
    DocumentInspection inspection = Inspections.of(text);
    assertThat(inspection.outside().isEmpty()).as(text).isEqualTo(witness.isInside());
    if (witness.isInside()) {
      assertThat(shown(inspection.needs())).as(text).isEqualTo(shown(witness.needs()));
    }
  }

  private static Set<Capability> shown(Set<Capability> needs) {
    Set<Capability> shown = new TreeSet<>(needs);
    shown.retainAll(JdkWitness.FOUND);
    // Needed also where the element has its own declaration, which no event shows.
    shown.remove(Capability.NAMESPACE_DEFAULTS);
    return shown;
  }

  private static void element(StringBuilder out, Random random, int depth) {
    String name = one(random, NAMES);
    out.append('<').append(name);
    // Without these, hardly any document declares all that it uses.
    if (depth == 0) {
      out.append(" xmlns:p='urn:p' xmlns:q='urn:q'");
    }
    for (String attribute : some(random, ATTRIBUTES)) {
      out.append(' ').append(attribute).append("=''");
    }
    for (String declaration : some(random, DECLARATIONS)) {
      boolean isRepeatedHere = depth == 0 && !declaration.equals("xmlns");
      if (!isRepeatedHere) {
        String uri = one(random, URIS);
        boolean undeclares = uri.isEmpty() && random.nextInt(4) > 0 && !declaration.equals("xmlns");
        out.append(" %s='%s'".formatted(declaration, undeclares ? "urn:w" : uri));
      }
    }
    out.append('>');
    for (int i = random.nextInt(3); i > 0 && depth < 4; i--) {
      element(out, random, depth + 1);
    }
    out.append("</").append(name).append('>');
  }

  private static String one(Random random, String... from) {
    return from[random.nextInt(from.length)];
  }

  private static Set<String> some(Random random, String... from) {
    Set<String> some = new LinkedHashSet<>();
    for (int i = random.nextInt(3); i > 0; i--) {
      some.add(one(random, from));
    }
    return some;
  }
}
