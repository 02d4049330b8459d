package org.xmlbench.soap.metro;

import com.sun.xml.ws.api.pipe.ClientTubeAssemblerContext;
import com.sun.xml.ws.api.pipe.TransportTubeFactory;
import com.sun.xml.ws.api.pipe.Tube;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.xmlbench.soap.toolkit.Wire;

/**
 * Makes the canned transport of ports whose address has the scheme {@value #SCHEME}. Metro finds it
 * as a service, so the wires are known by their addresses.
 */
public final class CannedTubes extends TransportTubeFactory {
  /** The scheme of addresses of wires. */
  static final String SCHEME = "canned";

  private static final Map<String, Canned> WIRES = new ConcurrentHashMap<>();

  /** A wire, and the media type of its replies. */
  private record Canned(Wire wire, String replyType) {}

  static void put(String address, Wire wire, String replyType) {
    WIRES.put(address, new Canned(wire, replyType));
  }

  static void remove(String address) {
    WIRES.remove(address);
  }

  @Override
  public Tube doCreate(ClientTubeAssemblerContext context) {
    Canned canned = WIRES.get(context.getAddress().toString());
    return canned == null
        ? null
        : new CannedTube(canned.wire(), canned.replyType(), context.getCodec());
  }
}
