package org.xmlbench.drivers.aalto;

import java.util.List;
import java.util.Optional;
import org.xmlbench.core.driver.ApiStyle;
import org.xmlbench.core.driver.Driver;
import org.xmlbench.core.driver.DriverDescription;
import org.xmlbench.core.driver.LibrarySetups;
import org.xmlbench.core.driver.Parser;

/**
 * Aalto without blocking: the caller gives it bytes, a chunk at a time, and asks for the events
 * that are complete. The chunk's size is the system property {@value #CHUNK_PROPERTY} of the fork,
 * 8,192 bytes without it.
 */
public final class AaltoAsyncStaxDriver implements Driver {
  static final String CHUNK_PROPERTY = "xmlbench.aalto.chunk";

  private static final int USUAL_CHUNK = 8192;

  @Override
  public DriverDescription describe() {
    return new DriverDescription(
        "aalto-async-stax",
        Aalto.describe("aalto-stax", ApiStyle.STAX, List.of()).library(),
        ApiStyle.STAX,
        AaltoAsyncLacks.all(),
        List.of("chunk=%d unless -D%s says another".formatted(USUAL_CHUNK, CHUNK_PROPERTY)),
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
    return new AaltoAsyncParser(Integer.getInteger(CHUNK_PROPERTY, USUAL_CHUNK));
  }
}
