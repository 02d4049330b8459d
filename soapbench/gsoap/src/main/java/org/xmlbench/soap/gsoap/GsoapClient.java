package org.xmlbench.soap.gsoap;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.xmlbench.soap.http.HttpParts;
import org.xmlbench.soap.operation.Payload;
import org.xmlbench.soap.operation.SoapOperation;
import org.xmlbench.soap.operation.SoapOperation.Direction;
import org.xmlbench.soap.program.Batch;
import org.xmlbench.soap.program.BuiltProgram;
import org.xmlbench.soap.program.ProgramPipe;
import org.xmlbench.soap.toolkit.ProgramClient;
import org.xmlbench.soap.toolkit.Reply;
import org.xmlbench.soap.toolkit.Wire;

/**
 * The generated proxy in the program. Its canned transport stands for a {@link Wire}, which is
 * given a request where it keeps them.
 */
final class GsoapClient implements ProgramClient {
  private static final String CLIENT = "client";
  private static final String PROXY = "SoapBenchBindingProxy";

  private final BuiltProgram program;
  private final ProgramPipe pipe;
  private final Mode mode;
  private final Wire wire;
  private Ready ready;

  private GsoapClient(BuiltProgram program, Mode mode, Wire wire, List<String> arguments)
      throws IOException {
    this.program = program;
    this.mode = mode;
    this.wire = wire;
    this.pipe = new ProgramPipe(program.start(arguments));
  }

  /** A proxy above the canned transport. */
  static GsoapClient canned(BuiltProgram program, Mode mode, Wire wire) throws IOException {
    GsoapClient client = new GsoapClient(program, mode, wire, List.of(CLIENT, mode.argument()));
    try {
      byte[] reply = wire.reply().readAllBytes();
      client.pipe.command('r', to -> ProgramPipe.write(to, reply));
      return client;
    } catch (IOException e) {
      client.close();
      throw e;
    }
  }

  /** A proxy that calls a server. */
  static GsoapClient http(BuiltProgram program, Mode mode, URI endpoint, boolean keepAlive)
      throws IOException {
    GsoapClient client =
        new GsoapClient(
            program, mode, null, List.of(CLIENT, mode.argument(), keepAlive ? "keep" : "close"));
    try {
      // Not among the arguments, which all users of this host can read: a token may be in it.
      client.pipe.say(to -> ProgramPipe.text(to, endpoint.toString()));
      return client;
    } catch (IOException e) {
      client.close();
      throw e;
    }
  }

  @Override
  public BatchCall prepare(SoapOperation operation, Optional<Payload> data) throws IOException {
    byte[] words =
        ProgramPipe.words(
            to -> {
              ProgramPipe.write(to, operation.name().getBytes(StandardCharsets.UTF_8));
              if (data.isPresent() && operation.direction().asksWithData()) {
                PayloadPipe.write(to, data.get());
              } else if (data.isPresent()) {
                to.writeInt(data.get().length());
              }
            });
    Ready call = new Ready(operation, words);
    call.makeReady();
    return call;
  }

  /** A call; the program has one ready at a time. */
  private final class Ready implements BatchCall {
    private final SoapOperation operation;
    private final byte[] words;

    Ready(SoapOperation operation, byte[] words) {
      this.operation = operation;
      this.words = words;
    }

    void makeReady() throws IOException {
      if (ready != this) {
        ready = null;
        pipe.command('p', to -> to.write(words));
        ready = this;
      }
    }

    @Override
    public Batch make(int calls) throws IOException {
      makeReady();
      boolean keeps = wire != null && wire.captures();
      return pipe.command(
          'c',
          to -> {
            to.writeInt(calls);
            to.writeBoolean(keeps);
          },
          from -> {
            Batch batch = new Batch(from.readLong(), from.readLong(), from.readLong());
            byte[] request = ProgramPipe.read(from);
            if (keeps) {
              keep(joined(request));
            }
            return batch;
          });
    }

    @Override
    public Construct construct() throws IOException {
      makeReady();
      return pipe.command(
          'm',
          _ -> {},
          from -> {
            long requestNanos = from.readLong();
            return new Construct(joined(ProgramPipe.read(from)), requestNanos);
          });
    }

    private byte[] joined(byte[] request) throws IOException {
      return mode == Mode.CHUNKED
          ? new HttpParts(new ByteArrayInputStream(request)).chunks()
          : request;
    }

    private void keep(byte[] request) throws IOException {
      try (OutputStream out = wire.request()) {
        out.write(request);
      }
    }

    /** The program still has what its last reply was bound to. */
    @Override
    public Reply read(Object reply) throws IOException {
      if (operation.carried().isEmpty()) {
        return Reply.EMPTY;
      }
      return pipe.command(
          'd',
          _ -> {},
          from ->
              operation.direction() == Direction.RECEIVE
                  ? Reply.of(from.readInt())
                  : Reply.of(PayloadPipe.read(from, operation.shape())));
    }
  }

  @Override
  public ProcessHandle process() {
    return pipe.program();
  }

  @Override
  public Path program() {
    return program.built().file();
  }

  @Override
  public String programClass() {
    return PROXY;
  }

  @Override
  public Class<?> implementation() {
    return getClass();
  }

  @Override
  public void close() {
    pipe.close();
  }
}
