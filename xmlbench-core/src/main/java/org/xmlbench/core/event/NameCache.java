package org.xmlbench.core.event;

/**
 * The canonical form {@code {namespace-uri}local} of the names seen lately, so that a name that
 * comes again is copied and not encoded again. Its size is fixed; a name that falls out of it costs
 * time and nothing else.
 */
final class NameCache {
  private static final int SLOTS = 1 << 8;
  private static final int INITIAL_CAPACITY = 1 << 8;

  private final String[] uris = new String[SLOTS];
  private final String[] localNames = new String[SLOTS];
  private final byte[][] forms = new byte[SLOTS][];
  private final LineBuffer encoder = new LineBuffer(INITIAL_CAPACITY);

  /** The name's canonical bytes; the array is shared and must not be changed. */
  byte[] form(String uri, String localName) {
    int hash = localName.hashCode() * 31 + uri.hashCode();
    int slot = (hash ^ hash >>> 8 ^ hash >>> 16) & SLOTS - 1;
    if (forms[slot] == null || !localName.equals(localNames[slot]) || !uri.equals(uris[slot])) {
      uris[slot] = uri;
      localNames[slot] = localName;
      forms[slot] = encode(uri, localName);
    }
    return forms[slot];
  }

  private byte[] encode(String uri, String localName) {
    encoder.clear();
    encoder.ascii('{').escaped(uri).ascii('}').escaped(localName);
    return encoder.toBytes();
  }
}
