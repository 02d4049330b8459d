package org.xmlbench.families.sematech.fork;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.xmlbench.core.UserErrorException;
import org.xmlbench.families.interoperability.fork.ForeignMessage;
import org.xmlbench.soap.operation.Receiving;
import org.xmlbench.soap.operation.SoapOperation;

class SematechTaskTest {
  @Test
  void aTaskIsFoundByItsName() {
    SematechTask task =
        SematechTask.of(SoapOperation.named("receiveIntTrace"), 50, Receiving.STREAMED);
    assertThat(task.name()).isEqualTo("receiveIntTrace:50@streamed");
    assertThat(SematechTask.named(task.name())).isEqualTo(task);
  }

  @ParameterizedTest
  @CsvSource({
    "receiveIntTrace:50, how it is received",
    "receiveInts:50@buffered, 'choose from receiveE134Ints, receiveE134Doubles'",
    "receiveIntTrace:50@sometimes, unknown way of receiving",
    "receiveIntTrace:0@buffered, from 1 to 100000",
  })
  void whatIsNoTaskIsReported(String name, String reason) {
    assertThatThrownBy(() -> SematechTask.named(name))
        .isInstanceOf(UserErrorException.class)
        .hasMessageContaining(reason);
  }

  @Test
  void aForeignMessageIsFoundByItsName() {
    String name = "receiveDoubleTrace:10@cxf+aalto";
    assertThat(ForeignMessage.named(name).sender()).isEqualTo("cxf+aalto");
    assertThat(ForeignMessage.named(name).name()).isEqualTo(name);
    assertThatThrownBy(() -> ForeignMessage.named("receiveDoubleTrace:10"))
        .isInstanceOf(UserErrorException.class);
  }
}
