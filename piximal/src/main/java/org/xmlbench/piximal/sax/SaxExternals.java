package org.xmlbench.piximal.sax;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.Reader;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import org.xml.sax.EntityResolver;
import org.xml.sax.InputSource;
import org.xml.sax.SAXException;
import org.xml.sax.ext.EntityResolver2;
import org.xmlbench.piximal.ExternalEntities;
import org.xmlbench.piximal.ExternalSubset;
import org.xmlbench.piximal.engine.input.ExternalAccess;
import org.xmlbench.piximal.engine.input.SystemIds;

/** Fetches external entities by the application's resolver. */
final class SaxExternals implements ExternalEntities {
  private final EntityResolver resolver;
  private final SaxFeatures features;
  private final ExternalAccess access;

  /** Address of the document that is read; null where it is unknown. */
  private String document;

  SaxExternals(EntityResolver resolver, SaxFeatures features, ExternalAccess access) {
    this.resolver = resolver;
    this.features = features;
    this.access = access;
  }

  /** Says where the next document is. */
  void of(String systemId) {
    document = systemId;
  }

  @Override
  public InputStream open(String name, String publicId, String systemId) throws IOException {
    if (!isFetched(name)) {
      return null;
    }
    try {
      InputSource found = found(name, publicId, systemId);
      return found == null ? null : bytes(found);
    } catch (SAXException e) {
      throw new IOException(e);
    }
  }

  @Override
  public ExternalSubset subset(String name) throws IOException {
    if (!(resolver instanceof EntityResolver2 two)
        || !features.is(SaxFeatures.RESOLVER2)
        || !isFetched("[dtd]")) {
      return null;
    }
    try {
      InputSource found = two.getExternalSubset(name, document);
      return found == null
          ? null
          : new ExternalSubset(found.getPublicId(), found.getSystemId(), bytes(found));
    } catch (SAXException e) {
      throw new IOException(e);
    }
  }

  private boolean isFetched(String name) {
    if (name.equals("[dtd]")) {
      return features.is(SaxFeatures.PARAMETER) && features.is(SaxFeatures.EXTERNAL_SUBSET);
    }
    return features.is(name.startsWith("%") ? SaxFeatures.PARAMETER : SaxFeatures.GENERAL);
  }

  private InputSource found(String name, String publicId, String systemId)
      throws IOException, SAXException {
    return resolver instanceof EntityResolver2 two && features.is(SaxFeatures.RESOLVER2)
        ? two.resolveEntity(name, publicId, document, systemId)
        : resolver.resolveEntity(publicId, SystemIds.resolve(document, systemId));
  }

  /** The bytes of a source; characters are marked as UTF-8. */
  private InputStream bytes(InputSource found) throws IOException {
    if (found.getCharacterStream() != null) {
      return utf8(found.getCharacterStream());
    }
    if (found.getByteStream() != null) {
      return found.getEncoding() == null
          ? found.getByteStream()
          : utf8(
              new InputStreamReader(
                  found.getByteStream(), SaxDocument.charset(found.getEncoding())));
    }
    if (found.getSystemId() == null) {
      throw new IOException("the resolver returns neither a stream nor a system identifier");
    }
    return access.open(SystemIds.resolve(document, found.getSystemId()));
  }

  private static InputStream utf8(Reader characters) throws IOException {
    StringWriter text = new StringWriter();
    try (characters) {
      characters.transferTo(text);
    }
    return new ByteArrayInputStream(("\uFEFF" + text).getBytes(StandardCharsets.UTF_8));
  }
}
