package org.xmlbench.soap.cxf;

import java.util.Map;
import org.apache.cxf.message.Message;
import org.xmlbench.soap.message.Encoding;

/** CXF's properties of an endpoint that speaks MTOM: bytes of any number go beside the envelope. */
final class MtomSwitch {
  private MtomSwitch() {}

  static Map<String, Object> properties(Encoding encoding) {
    return encoding == Encoding.MTOM
        ? Map.of(Message.MTOM_ENABLED, true, Message.MTOM_THRESHOLD, 0)
        : Map.of();
  }
}
