package org.xmlbench.soap.security;

import java.util.Locale;

/** Who has keys. */
public enum Party {
  /** Signs requests, and reads replies. */
  CLIENT,
  /** Signs replies, and reads requests. */
  SERVER;

  /** The name of its key, and of its certificate, in both stores. */
  public String alias() {
    return name().toLowerCase(Locale.ROOT);
  }

  /** Who is at the other end. */
  public Party other() {
    return this == CLIENT ? SERVER : CLIENT;
  }
}
