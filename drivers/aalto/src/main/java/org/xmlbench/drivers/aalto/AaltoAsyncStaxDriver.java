package org.xmlbench.drivers.aalto;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.xmlbench.core.driver.ApiStyle;
import org.xmlbench.core.driver.Driver;
import org.xmlbench.core.driver.DriverDescription;
import org.xmlbench.core.driver.LibrarySetups;
import org.xmlbench.core.driver.Parser;
import org.xmlbench.core.driver.support.Lacks;
import org.xmlbench.core.driver.support.ParameterNumber;

/**
 * Aalto without blocking: the caller gives it bytes, a chunk at a time, and asks for the events
 * that are complete. The chunk's size is a parameter.
 */
public final class AaltoAsyncStaxDriver implements Driver {
  private static final String CHUNK = "chunk";
  private static final int USUAL_CHUNK = 8192;
  private static final int MOST_CHUNK = 1 << 24;

  private final int chunk;

  public AaltoAsyncStaxDriver() {
    this(USUAL_CHUNK);
  }

  private AaltoAsyncStaxDriver(int chunk) {
    this.chunk = chunk;
  }

  @Override
  public Map<String, String> parameters() {
    return Map.of(CHUNK, "bytes that it is given at a time: 8192");
  }

  @Override
  public Driver with(String parameter, String value) {
    return new AaltoAsyncStaxDriver(ParameterNumber.of(parameter, value, 1, MOST_CHUNK));
  }

  @Override
  public DriverDescription describe() {
    return new DriverDescription(
        "aalto-async-stax",
        Aalto.describe("aalto-stax", ApiStyle.STAX, List.of()).library(),
        ApiStyle.STAX,
        Lacks.of(AaltoAsyncStaxDriver.class, "aalto-async"),
        List.of(CHUNK + "=" + chunk),
        List.of());
  }

  @Override
  public Optional<LibrarySetups> setups() {
    return Optional.of(
        LibrarySetups.needingNothing(
            List.of(
                "com.fasterxml.aalto.AsyncXMLInputFactory factory = new"
                    + " com.fasterxml.aalto.stax.InputFactoryImpl();",
                "com.fasterxml.aalto.AsyncXMLStreamReader<com.fasterxml.aalto.AsyncByteArrayFeeder>"
                    + " reader = factory.createAsyncForByteArray();"),
            Aalto.NEEDS_NOTHING,
            this::newParser));
  }

  @Override
  public Parser newParser() {
    return new AaltoAsyncParser(chunk);
  }
}
