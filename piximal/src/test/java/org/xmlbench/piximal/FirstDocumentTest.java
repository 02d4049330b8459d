package org.xmlbench.piximal;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.lang.classfile.ClassFile;
import java.lang.classfile.MethodModel;
import java.lang.classfile.instruction.InvokeDynamicInstruction;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import javax.xml.stream.XMLInputFactory;
import javax.xml.stream.XMLStreamReader;
import org.junit.jupiter.api.Test;
import org.xml.sax.InputSource;
import org.xml.sax.XMLReader;
import org.xml.sax.helpers.DefaultHandler;

/**
 * What the first document of a JVM makes a program wait for: each class takes some 0.2 ms, and the
 * first lambda, switch over patterns or joined text some milliseconds.
 */
class FirstDocumentTest {
  private static final byte[] DOCUMENT =
      """
      <?xml version='1.0' encoding='UTF-8'?>
      <a xmlns='urn:a' xmlns:p='urn:p'><!-- c --><b p:x='1' y='2'>text &lt; text</b>
      <p:c/><b y='3'>more</b><?i n?><![CDATA[section]]></a>
      """
          .getBytes(StandardCharsets.UTF_8);

  private static final Set<String> OF_RECORDS = Set.of("equals", "hashCode", "toString");

  /** Of errors, of rare events, and of settings: nothing of them is on the way. */
  private static final Set<String> OFF_THE_WAY =
      Set.of(
          "ByteInput.cut(String,String)",
          "ByteInput.error(int,String,String)",
          "ByteInput.isReading(String)",
          "EntityDeclaration.saxName()",
          "EventAllocator.allocate(XMLStreamReader)",
          "ExternalAccess.open(String)",
          "FactoryCursor.<init>(StreamProperties)",
          "MarkupReader.behindCharacter(byte[],int,int,String,String)",
          "PiximalInputFactory.createXMLStreamReader(InputStream,String)",
          "PiximalInputFactory.createXMLStreamReader(Source)",
          "PiximalInputFactory.createXMLStreamReader(String,Reader)",
          "PiximalInputFactory.getProperty(String)",
          "PiximalSaxReader.declaration(String)",
          "PiximalSaxReader.target()",
          "SaxDoctype.hand(DoctypePart,String)",
          "SaxEvents.rareEvent(XmlEvent)",
          "SaxEvents.run(byte[],ParallelOptions)",
          "SaxFeatures.get(String)",
          "SaxFeatures.set(String,boolean)",
          "StreamEvents.isWhiteSpace()",
          "StreamProperties.fetched(String,String,String)",
          "TagAttributes.getQName(int)",
          "TagAttributes.required(int)",
          "TagAttributes.required(int,String)");

  /** Loads the classes of the library itself, and keeps which. */
  private static final class Recording extends ClassLoader {
    private final Map<String, byte[]> loaded = new LinkedHashMap<>();

    Recording() {
      super(Recording.class.getClassLoader());
    }

    @Override
    protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
      synchronized (getClassLoadingLock(name)) {
        Class<?> known = findLoadedClass(name);
        return known != null || !name.startsWith("org.xmlbench.piximal.")
            ? known != null ? known : super.loadClass(name, resolve)
            : define(name);
      }
    }

    private Class<?> define(String name) throws ClassNotFoundException {
      try (InputStream in = getResourceAsStream(name.replace('.', '/') + ".class")) {
        byte[] bytes = in.readAllBytes();
        loaded.put(name, bytes);
        return defineClass(name, bytes, 0, bytes.length);
      } catch (IOException e) {
        throw new ClassNotFoundException(name, e);
      }
    }
  }

  @Test
  void saxLoadsFewClassesAndMakesNone() throws Exception {
    Recording loader = new Recording();
    XMLReader reader =
        (XMLReader)
            loader
                .loadClass("org.xmlbench.piximal.sax.PiximalSaxReader")
                .getConstructor()
                .newInstance();
    reader.setContentHandler(new DefaultHandler());
    reader.parse(new InputSource(new ByteArrayInputStream(DOCUMENT)));

    assertThat(loader.loaded).hasSizeBetween(40, 80);
    assertThat(dynamic(loader)).isEmpty();
  }

  @Test
  void staxLoadsFewClassesAndMakesNone() throws Exception {
    Recording loader = new Recording();
    XMLInputFactory factory =
        (XMLInputFactory)
            loader
                .loadClass("org.xmlbench.piximal.stax.PiximalInputFactory")
                .getConstructor()
                .newInstance();
    XMLStreamReader reader = factory.createXMLStreamReader(new ByteArrayInputStream(DOCUMENT));
    while (reader.hasNext()) {
      reader.next();
    }

    assertThat(loader.loaded).hasSizeBetween(40, 90);
    assertThat(dynamic(loader)).isEmpty();
  }

  /** Methods that make a class when they first run, but for those of records and off the way. */
  private static Set<String> dynamic(Recording loader) {
    Set<String> names = new TreeSet<>();
    loader.loaded.forEach(
        (name, bytes) -> {
          for (MethodModel method : ClassFile.of().parse(bytes).methods()) {
            String own = method.methodName().stringValue();
            boolean makes =
                method.code().stream()
                    .flatMap(code -> code.elementStream())
                    .anyMatch(InvokeDynamicInstruction.class::isInstance);
            String parameters =
                method.methodTypeSymbol().displayDescriptor().replaceFirst("[^)]*$", "");
            String of = name.substring(name.lastIndexOf('.') + 1) + "." + own + parameters;
            if (makes && !OF_RECORDS.contains(own) && !OFF_THE_WAY.contains(of)) {
              names.add(of);
            }
          }
        });
    return names;
  }
}
