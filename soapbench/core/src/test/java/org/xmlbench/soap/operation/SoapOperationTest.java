package org.xmlbench.soap.operation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.xmlbench.core.UserErrorException;
import org.xmlbench.soap.operation.SoapOperation.Direction;
import org.xmlbench.soap.trace.FlatReport;
import org.xmlbench.soap.trace.TraceReport;

class SoapOperationTest {
  @Test
  void thereAreNineteenWithTheNamesOf2005() {
    assertThat(SoapOperation.all())
        .hasSize(19)
        .extracting(SoapOperation::name)
        .doesNotHaveDuplicates()
        .contains("echoVoid", "echoBase64", "receiveMeshInterfaceObjects", "sendSimpleEvents");
  }

  @Test
  void fourMoreTakeATraceReport() {
    assertThat(SoapOperation.traces())
        .extracting(SoapOperation::name)
        .containsExactly(
            "receiveE134Ints", "receiveE134Doubles", "receiveIntTrace", "receiveDoubleTrace");
    assertThat(SoapOperation.known()).hasSize(23).containsAll(SoapOperation.all());
    assertThatThrownBy(() -> SoapOperation.of(Direction.ECHO, Shape.INT_TRACE))
        .isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void aReportWithAnotherHeadOrValueIsFound() {
    FlatReport report = FlatReport.of(TraceReport.Kind.DOUBLE, 3);
    Payload.Trace expected = new Payload.Trace(report);
    FlatReport another = new FlatReport(report.plan(), 1, report.time(), report.values());
    assertThat(expected.difference(DataRule.PUBLISHED.elements(Shape.DOUBLE_TRACE, 0, 3)))
        .isEmpty();
    assertThat(expected.difference(new Payload.Trace(another))).isPresent();
    assertThat(expected.difference(DataRule.PUBLISHED.elements(Shape.DOUBLE_TRACE, 1, 3)))
        .hasValue("value 0 differs");
    assertThat(expected.difference(DataRule.PUBLISHED.elements(Shape.INT_TRACE, 0, 3))).isPresent();
    assertThat(expected.element(2)).isEqualTo(Math.sqrt(2));
  }

  @Test
  void eachIsFoundByItsName() {
    assertThat(SoapOperation.known())
        .allSatisfy(
            operation -> assertThat(SoapOperation.named(operation.name())).isEqualTo(operation));
  }

  @Test
  void aWrongNameIsAnsweredByTheNearestOne() {
    assertThatThrownBy(() -> SoapOperation.named("receiveDouble"))
        .isInstanceOf(UserErrorException.class)
        .hasMessageContaining("receiveDoubles");
  }

  @Test
  void dataFollowThePublishedRule() {
    assertThat(DataRule.PUBLISHED.elements(Shape.BASE64, 255, 2))
        .isInstanceOfSatisfying(
            Payload.Base64.class, data -> assertThat(data.bytes()).containsExactly(-1, 0));
    assertThat(DataRule.PUBLISHED.elements(Shape.DOUBLES, 2, 2).element(1)).isEqualTo(3.0);
    assertThat(DataRule.FULL_PRECISION.elements(Shape.DOUBLES, 2, 2).element(0))
        .isEqualTo(Math.sqrt(2));
    assertThat(DataRule.PUBLISHED.elements(Shape.STRINGS, 7, 1).element(0)).isEqualTo("s7");
    assertThat(DataRule.PUBLISHED.elements(Shape.MESH_INTERFACE_OBJECTS, 4, 1).element(0))
        .isEqualTo(new MeshInterfaceObject(4, 4, 2));
    assertThat(DataRule.PUBLISHED.elements(Shape.SIMPLE_EVENTS, 9, 1).element(0))
        .isEqualTo(new SimpleEvent(9, 3, "Message #9"));
  }

  @Test
  void oneWrongElementIsFoundWithItsPlace() {
    Payload.Ints expected = (Payload.Ints) DataRule.PUBLISHED.elements(Shape.INTS, 0, 5);
    int[] wrong = expected.values().clone();
    wrong[3] = 7;
    assertThat(expected.difference(new Payload.Ints(wrong)))
        .hasValue("element 3 is 7 instead of 3");
    assertThat(expected.difference(expected)).isEmpty();
    assertThat(expected.difference(new Payload.Ints(new int[4]))).isPresent();
  }

  @Test
  void directionsShowWhetherTheRequestCarriesTheData() {
    assertThat(Direction.RECEIVE.asksWithData()).isTrue();
    assertThat(Direction.SEND.asksWithData()).isFalse();
  }
}
