package org.xmlbench.soap.jaxws;

import java.util.Properties;
import org.xmlbench.soap.security.MessageKeys;
import org.xmlbench.soap.security.Party;

/** A party's store of keys as WSS4J reads it, which is below several toolkits. */
public final class Wss4jStore {
  private static final String PROVIDER = "org.apache.wss4j.crypto.provider";
  private static final String MERLIN = "org.apache.wss4j.common.crypto.Merlin";
  private static final String PREFIX = "org.apache.wss4j.crypto.merlin.keystore.";

  private Wss4jStore() {}

  /**
   * The properties that name it.
   *
   * @param usual whose certificate is taken where no other is named
   */
  public static Properties of(MessageKeys keys, Party party, Party usual) {
    Properties store = new Properties();
    store.put(PROVIDER, MERLIN);
    store.put(PREFIX + "type", MessageKeys.TYPE);
    store.put(PREFIX + "password", MessageKeys.PASSWORD);
    store.put(PREFIX + "alias", usual.alias());
    store.put(PREFIX + "file", keys.store(party).toString());
    return store;
  }
}
