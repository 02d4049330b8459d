package org.xmlbench.soap.classic;

import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;
import org.xmlbench.core.UserErrorException;
import org.xmlbench.core.measure.ForkFacts;
import org.xmlbench.core.measure.KeyValues;
import org.xmlbench.core.platform.ExternalAccess;
import org.xmlbench.core.platform.ParentWatch;
import org.xmlbench.soap.operation.SoapOperation;
import org.xmlbench.soap.toolkit.HttpToolkit;
import org.xmlbench.soap.toolkit.KnownToolkits;
import org.xmlbench.soap.toolkit.StackClient;

/**
 * The main class of the JVM in which the driver of 2005 runs. It appends its output to a file,
 * whose reader prints it: text that begins with {@link #ROW} belongs to the table, with {@link
 * #SUMMARY} beside it, and with {@link #FAILED} it is the end.
 */
public final class ClassicMain {
  /** Begins a line of the table. */
  public static final String ROW = "row ";

  /** Begins a summary, which stands beside the table. */
  public static final String SUMMARY = "summary ";

  /** Begins the reason of an end before the end. */
  public static final String FAILED = "failed ";

  private ClassicMain() {}

  /** Takes toolkit, endpoint, total, letters, sizes, set-up, server and file. */
  public static void main(String[] args) throws IOException {
    ParentWatch.start();
    ExternalAccess.deny();
    KeyValues values = KeyValues.parse(List.of(args));
    Path file = Path.of(values.required("file"));
    int status = 0;
    try {
      run(values, file);
    } catch (UserErrorException e) {
      status = 2;
      append(file, FAILED + e.getMessage());
    } catch (CallFailedException e) {
      status = 1;
      append(file, FAILED + e.getMessage());
    } catch (Exception | LinkageError e) {
      status = 1;
      append(file, FAILED + ForkFacts.failure(e));
    }
    Runtime.getRuntime().halt(status);
  }

  private static void run(KeyValues values, Path file) throws Exception {
    HttpToolkit toolkit = KnownToolkits.named(values.required("toolkit")).as(HttpToolkit.class);
    ClassicLine table =
        new ClassicLine(
            values.required("setup"), toolkit.describe().id(), values.required("server"));
    ClassicRequest request =
        ClassicRequest.parse(
            values.required("total"), values.required("letters"), values.required("sizes"));
    request.requireCarriedBy(toolkit.describe().encoding(), toolkit.describe().id());
    URI endpoint = URI.create(values.required("endpoint"));
    FailedCall failed = new FailedCall(toolkit.describe(), endpoint);
    try (StackClient client = toolkit.http(endpoint, false)) {
      ClassicDriver driver = new ClassicDriver(client, request.total());
      for (SoapOperation operation : request.operations()) {
        for (int size : request.sizes()) {
          ClassicDriver.Result result = measured(driver, operation, size, failed);
          append(file, SUMMARY + ClassicLine.summary(result));
          append(file, ROW + table.of(result).strip());
        }
      }
    }
  }

  /** Its failure says where: rows may be missing after it. */
  private static ClassicDriver.Result measured(
      ClassicDriver driver, SoapOperation operation, int size, FailedCall failed)
      throws CallFailedException {
    try {
      return driver.run(operation, size);
    } catch (Exception e) {
      throw new CallFailedException(operation, size, failed.reason(e), e);
    }
  }

  /** A call that came to nothing: which, and why. */
  private static final class CallFailedException extends Exception {
    private static final long serialVersionUID = 1;

    CallFailedException(SoapOperation operation, int size, String reason, Exception failure) {
      super(
          "%s failed, and nothing after it was called: %s"
              .formatted(
                  operation.carried().isPresent()
                      ? operation.name() + ":" + size
                      : operation.name(),
                  reason),
          failure);
    }
  }

  private static void append(Path file, String line) throws IOException {
    Files.writeString(file, line + "\n", StandardOpenOption.CREATE, StandardOpenOption.APPEND);
  }
}
