package org.xmlbench.soap.metro;

import com.sun.xml.ws.api.message.Packet;
import com.sun.xml.ws.api.pipe.Codec;
import com.sun.xml.ws.api.pipe.NextAction;
import com.sun.xml.ws.api.pipe.TubeCloner;
import com.sun.xml.ws.api.pipe.helper.AbstractTubeImpl;
import jakarta.xml.ws.WebServiceException;
import java.io.IOException;
import org.xmlbench.soap.toolkit.Wire;

/** The end of Metro's tubeline instead of HTTP. */
final class CannedTube extends AbstractTubeImpl {
  private final Wire wire;
  private final String replyType;
  private final Codec codec;

  CannedTube(Wire wire, String replyType, Codec codec) {
    this.wire = wire;
    this.replyType = replyType;
    this.codec = codec;
  }

  private CannedTube(CannedTube that, TubeCloner cloner) {
    super(that, cloner);
    this.wire = that.wire;
    this.replyType = that.replyType;
    this.codec = that.codec.copy();
  }

  @Override
  public NextAction processRequest(Packet request) {
    try {
      codec.encode(request, wire.request());
      Packet reply = request.createClientResponse(null);
      codec.decode(wire.reply(), replyType, reply);
      return doReturnWith(reply);
    } catch (IOException e) {
      throw new WebServiceException(e);
    }
  }

  @Override
  public NextAction processResponse(Packet response) {
    throw new IllegalStateException("nothing is below the transport");
  }

  @Override
  public NextAction processException(Throwable failure) {
    throw new IllegalStateException("nothing is below the transport", failure);
  }

  @Override
  public void preDestroy() {}

  @Override
  public AbstractTubeImpl copy(TubeCloner cloner) {
    return new CannedTube(this, cloner);
  }
}
