package org.xmlbench.piximal.clients;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import jakarta.xml.bind.JAXBElement;
import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import javax.xml.transform.Source;
import javax.xml.transform.stream.StreamSource;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.springframework.oxm.UnmarshallingFailureException;
import org.springframework.oxm.jaxb.Jaxb2Marshaller;

/** Where Spring OXM reads a document type. */
@Tag("slow")
class SpringDocumentTypesTest {
  private static final byte[] DOCUMENT =
      "<!DOCTYPE r [<!ENTITY e 'x'>]><r>a&e;b</r>".getBytes(StandardCharsets.UTF_8);

  private static Object read(Source source, boolean supported) throws Exception {
    Jaxb2Marshaller marshaller = new Jaxb2Marshaller();
    marshaller.setClassesToBeBound(String.class);
    marshaller.setMappedClass(String.class);
    marshaller.setSupportDtd(supported);
    marshaller.afterPropertiesSet();
    Object read = marshaller.unmarshal(source);
    return read instanceof JAXBElement<?> element ? element.getValue() : read;
  }

  @Test
  void aReaderOfItsOwnReadsThemWhereTheyAreSupported() throws Exception {
    assertThat(read(new StreamSource(new ByteArrayInputStream(DOCUMENT)), true)).isEqualTo("axb");
    assertThatThrownBy(() -> read(new StreamSource(new ByteArrayInputStream(DOCUMENT)), false))
        .isInstanceOf(UnmarshallingFailureException.class)
        .hasStackTraceContaining("DOCTYPE");
  }

  @ParameterizedTest
  @ValueSource(booleans = {true, false})
  void theReaderOfASourceReadsThem(boolean supported) throws Exception {
    assertThat(read(Parser.PIXIMAL.source(DOCUMENT), supported)).isEqualTo("axb");
  }
}
