package org.xmlbench.soap.operation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What a service gives, and that a caller cannot make it build without bound. */
class SoapServiceTest {
  private final SoapService service = new SoapService(DataRule.PUBLISHED);

  @ParameterizedTest
  @ValueSource(ints = {Integer.MAX_VALUE, Exchange.MOST + 1, -1})
  void aSizeThatNoMessageHasIsRefused(int size) {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> service.send(Shape.DOUBLES, size))
        .withMessageContaining("must be from 0 to 100000 elements");
  }

  @Test
  void theToolkitsObjectIsMadeOnceAndOnlyTheLastIsKept() {
    List<Payload> made = new ArrayList<>();
    SentObjects<Payload> sent =
        new SentObjects<>(
            service,
            data -> {
              made.add(data);
              return data;
            });
    assertThat(sent.of(Shape.INTS, 3)).isSameAs(sent.of(Shape.INTS, 3));
    sent.of(Shape.INTS, 4);
    sent.of(Shape.INTS, 3);
    assertThat(made).extracting(Payload::length).containsExactly(3, 4, 3);
  }
}
