package org.xmlbench.core.check;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.xmlbench.core.driver.ApiStyle;
import org.xmlbench.core.driver.Driver;
import org.xmlbench.core.driver.DriverDescription;
import org.xmlbench.core.driver.Library;
import org.xmlbench.core.driver.NotWellFormedException;
import org.xmlbench.core.driver.Parser;
import org.xmlbench.core.driver.StreamingParser;
import org.xmlbench.core.event.EventSink;

/** A number of accepted documents says something only of who still takes those that are right. */
class MalformationsMainTest {
  @Test
  void whoTakesEverythingAcceptsAll() {
    assertThat(MalformationsMain.accepted(new AfterDocuments(Integer.MAX_VALUE)))
        .isEqualTo(Malformation.all().size());
  }

  /** Its number would be that of the strictest. */
  @Test
  void whoRejectsEverythingHasNoNumber() {
    assertThatThrownBy(() -> MalformationsMain.accepted(new AfterDocuments(0)))
        .isInstanceOf(IllegalStateException.class)
        .hasMessage("a well-formed document is rejected among malformed ones");
  }

  /** A new parser each time does not help: what it counts is of the whole JVM. */
  @Test
  void whoRejectsEverythingAfterSomeDocumentsHasNoNumber() {
    assertThatThrownBy(() -> MalformationsMain.accepted(new AfterDocuments(5)))
        .isInstanceOf(IllegalStateException.class);
  }

  /** Delivers one element for so many documents, whatever they are, and rejects those after. */
  private static final class AfterDocuments implements Driver {
    private int left;

    AfterDocuments(int left) {
      this.left = left;
    }

    @Override
    public DriverDescription describe() {
      return new DriverDescription(
          "one",
          new Library("One", "org.xmlbench.test:one", "1", "Apache-2.0", "one", List.of()),
          ApiStyle.PUSH,
          Set.of(),
          List.of(),
          List.of());
    }

    @Override
    public Parser newParser() {
      return new StreamingParser() {
        @Override
        public void parse(InputStream in, EventSink sink) throws IOException {
          in.transferTo(OutputStream.nullOutputStream());
          if (left == 0) {
            throw new NotWellFormedException(1, 1, "no more", null);
          }
          left--;
          sink.startElement("", "a");
          sink.endElement();
        }

        @Override
        public Class<?> implementation() {
          return AfterDocuments.class;
        }
      };
    }
  }
}
