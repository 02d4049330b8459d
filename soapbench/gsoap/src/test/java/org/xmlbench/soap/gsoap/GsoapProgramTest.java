package org.xmlbench.soap.gsoap;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.net.BindException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.xmlbench.core.platform.ChildProcess;
import org.xmlbench.soap.message.Encoding;
import org.xmlbench.soap.message.ReferenceMessage;
import org.xmlbench.soap.operation.DataRule;
import org.xmlbench.soap.operation.Exchange;
import org.xmlbench.soap.operation.Payload;
import org.xmlbench.soap.operation.SoapService;
import org.xmlbench.soap.program.Batch;
import org.xmlbench.soap.program.BuiltProgram;
import org.xmlbench.soap.toolkit.ProgramClient;
import org.xmlbench.soap.toolkit.ServerPlace;
import org.xmlbench.soap.toolkit.StackClient;
import org.xmlbench.soap.toolkit.ToolkitServer;
import org.xmlbench.soap.toolkit.Wire;

/** The program keeps no secret of its end, and is never left behind. */
@Timeout(60)
class GsoapProgramTest {
  private static final Exchange DOUBLES = Exchange.named("receiveDoubles:1000");

  private final BuiltProgram program = GsoapToolkit.program();

  @BeforeEach
  void isThere() {
    assumeTrue(
        program.built().unavailable().isEmpty(), () -> program.built().unavailable().orElse(""));
  }

  private static List<ProcessHandle> running() {
    return ProcessHandle.current()
        .children()
        .filter(child -> child.info().command().orElse("").endsWith(GsoapToolkit.PROGRAM))
        .toList();
  }

  private static Wire wire() {
    return new Wire(ReferenceMessage.reply(Encoding.DOCUMENT_LITERAL, DOUBLES).bytes());
  }

  private ProgramClient client(Mode mode, Wire wire) throws IOException {
    return GsoapClient.canned(program, mode, wire);
  }

  @ParameterizedTest
  @EnumSource
  void aBatchIsAsManyCallsOfOneLength(Mode mode) throws Exception {
    Wire wire = wire();
    try (ProgramClient client = client(mode, wire)) {
      ProgramClient.BatchCall call = client.prepare(DOUBLES.operation(), DOUBLES.data());
      wire.capture();
      long one = call.make(1).messageBytes();
      byte[] request = wire.captured();
      Batch many = call.make(200);
      assertThat(many.messageBytes()).isEqualTo(one);
      assertThat(many.wallNanos()).isPositive();
      assertThat(many.cpuNanos())
          .as("one thread that never waits")
          .isPositive()
          .isLessThan(2 * many.wallNanos());
      if (mode == Mode.DEFAULT) {
        assertThat(request).hasSize((int) one);
      } else {
        assertThat(request).as("without the heads of chunks").hasSizeLessThan((int) one);
      }
    }
  }

  @ParameterizedTest
  @EnumSource
  void aRequestIsInMemoryBeforeItsCallEnds(Mode mode) throws Exception {
    Wire wire = wire();
    try (ProgramClient client = client(mode, wire)) {
      ProgramClient.BatchCall call = client.prepare(DOUBLES.operation(), DOUBLES.data());
      wire.capture();
      call.make(1);
      byte[] request = wire.captured();
      for (int i = 0; i < 3; i++) {
        long start = System.nanoTime();
        ProgramClient.Construct made = call.construct();
        long nanos = System.nanoTime() - start;
        assertThat(made.request()).isEqualTo(request);
        assertThat(made.requestNanos()).isPositive().isLessThan(nanos);
      }
      assertThat(call.make(200).messageBytes()).as("nothing is kept").isPositive();
    }
  }

  @Test
  void anOlderCallIsMadeReadyAgain() throws Exception {
    try (ToolkitServer server =
            GsoapServer.start(
                program,
                Mode.DEFAULT,
                new SoapService(DataRule.PUBLISHED),
                ServerPlace.loopback(0));
        ProgramClient client = GsoapClient.http(program, Mode.DEFAULT, server.endpoint(), true)) {
      StackClient.Call older = client.prepare(DOUBLES.operation(), DOUBLES.data());
      Exchange ints = Exchange.named("echoInts:3");
      StackClient.Call newer = client.prepare(ints.operation(), ints.data());
      assertThat(newer.read(newer.invoke()).data().orElseThrow())
          .isInstanceOfSatisfying(
              Payload.Ints.class, data -> assertThat(data.values()).containsExactly(0, 1, 2));
      assertThat(older.read(older.invoke()).size()).isEqualTo(1000);
    }
  }

  @Test
  void aProgramThatIsKilledIsReported() throws Exception {
    try (ProgramClient client = client(Mode.DEFAULT, wire())) {
      ProgramClient.BatchCall call = client.prepare(DOUBLES.operation(), DOUBLES.data());
      call.make(1);
      assertThat(running()).containsExactly(client.process());
      assertThat(client.process().destroyForcibly()).isTrue();
      assertThatThrownBy(() -> call.make(1))
          .isInstanceOf(IOException.class)
          .hasMessage("its program was ended by signal 9");
    }
  }

  @Test
  void aFaultIsReportedByItsText() throws Exception {
    Exchange tooMany = Exchange.named("sendInts:100000");
    try (ToolkitServer server =
            GsoapServer.start(
                program,
                Mode.DEFAULT,
                new SoapService(DataRule.PUBLISHED),
                ServerPlace.loopback(0));
        ProgramClient client = GsoapClient.http(program, Mode.DEFAULT, server.endpoint(), true)) {
      Payload more = new Payload.Ints(new int[100_001]);
      StackClient.Call call = client.prepare(tooMany.operation(), Optional.of(more));
      assertThatThrownBy(call::invoke).hasMessageContaining("the size must be from 0 to 100000");
    }
  }

  @Test
  void aPortInUseIsOne() throws Exception {
    try (ToolkitServer first =
        GsoapServer.start(
            program, Mode.DEFAULT, new SoapService(DataRule.PUBLISHED), ServerPlace.loopback(0))) {
      int port = first.endpoint().getPort();
      assertThatThrownBy(
              () -> new GsoapToolkit().serve(new SoapService(DataRule.PUBLISHED), port).close())
          .isInstanceOf(BindException.class);
    }
  }

  @Test
  void nothingIsLeftBehind() throws Exception {
    try (ToolkitServer server =
            GsoapServer.start(
                program,
                Mode.CHUNKED,
                new SoapService(DataRule.PUBLISHED),
                ServerPlace.loopback(0));
        ProgramClient client = GsoapClient.http(program, Mode.CHUNKED, server.endpoint(), true)) {
      client.prepare(DOUBLES.operation(), DOUBLES.data()).invoke();
      assertThat(running()).hasSize(2);
      assertThat(server.process().orElseThrow().isAlive()).isTrue();
    }
    assertThat(running()).isEmpty();
  }

  @ParameterizedTest
  @EnumSource
  void itEndsWithItsStandardInput(Mode mode) throws Exception {
    ChildProcess server =
        program.start(List.of("server", mode.argument(), "published", "127.0.0.1", "0", "-", "."));
    BufferedReader output =
        new BufferedReader(new InputStreamReader(server.output(), StandardCharsets.UTF_8));
    assertThat(output.readLine()).startsWith("listening ");
    ChildProcess client = program.start(List.of("client", mode.argument()));
    server.input().close();
    client.input().close();
    assertThat(server.waitFor()).isZero();
    assertThat(client.waitFor()).isZero();
  }
}
