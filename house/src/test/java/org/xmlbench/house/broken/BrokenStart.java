package org.xmlbench.house.broken;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.xmlbench.soap.operation.SoapService;
import org.xmlbench.soap.toolkit.ServerPlace;
import org.xmlbench.soap.toolkit.ToolkitServer;

/** Toolkits whose servers start in a wrong way, each in one. */
public final class BrokenStart {
  private BrokenStart() {}

  /** Is right when a fork starts it first, and says something else when it does so again. */
  public static final class OnceRight extends HonestServer {
    private boolean again;

    public OnceRight() {
      super("start-once-right");
    }

    @Override
    public ToolkitServer serve(SoapService service, ServerPlace place) throws Exception {
      again = isAgain();
      return super.serve(service, place);
    }

    /** One mark for each fork, which is the parent of its servers; the second start deletes it. */
    private static boolean isAgain() {
      long fork = ProcessHandle.current().parent().orElseThrow().pid();
      Path mark = Path.of(System.getProperty("java.io.tmpdir"), "xmlbench-start-" + fork);
      try {
        if (Files.deleteIfExists(mark)) {
          return true;
        }
        Files.createFile(mark);
        return false;
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }

    @Override
    void answer(SoapService service, InputStream in, OutputStream out) throws Exception {
      ByteArrayOutputStream right = new ByteArrayOutputStream();
      super.answer(service, in, right);
      String reply = right.toString(StandardCharsets.UTF_8);
      out.write((again ? reply.replace(">3.0<", ">4.0<") : reply).getBytes(StandardCharsets.UTF_8));
    }
  }

  /** Leaves no AOT cache, since its JVM is killed when it is asked to end. */
  public static final class LeavesNoCache extends HonestServer {
    public LeavesNoCache() {
      super("start-leaves-no-cache");
    }

    @Override
    public ToolkitServer serve(SoapService service, ServerPlace place) throws Exception {
      Runtime.getRuntime().addShutdownHook(new Thread(LeavesNoCache::killItself));
      return super.serve(service, place);
    }

    /** Even a JVM that halts writes its cache before. */
    private static void killItself() {
      try {
        new ProcessBuilder("kill", "-9", Long.toString(ProcessHandle.current().pid()))
            .start()
            .waitFor();
      } catch (IOException | InterruptedException e) {
        throw new IllegalStateException(e);
      }
    }
  }
}
