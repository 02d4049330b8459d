package org.xmlbench.soap.message;

import java.io.IOException;
import java.util.BitSet;
import org.xmlbench.probes.writer.DocumentWriter;
import org.xmlbench.probes.writer.Name;
import org.xmlbench.soap.content.DocumentContent;
import org.xmlbench.soap.content.ItemType;
import org.xmlbench.soap.content.Member;

/**
 * Rpc/encoded: each element names its type, since some toolkits find a deserializer by nothing
 * else. The members of every array are called {@link Member#ITEM}, since SOAP 1.1 gives their names
 * no meaning (section 5.4.2).
 */
final class EncodedContent extends DocumentContent {
  /** Whether the element of each depth is an array. */
  private final BitSet arrays = new BitSet();

  private int depth;

  EncodedContent(DocumentWriter writer) {
    super(writer);
  }

  @Override
  public void start(Member name, ItemType type) throws IOException {
    writer.start(named(name)).attribute(Soap.TYPE, type.qualified());
    arrays.clear(++depth);
  }

  /** Section 5 encodes values as elements alone (SOAP 1.1, section 5.1, rule 1). */
  @Override
  public void attribute(Member name, ItemType type, String value) throws IOException {
    leaf(name, type, value);
  }

  @Override
  public void startArray(Member name, ItemType members, int length) throws IOException {
    writer
        .start(named(name))
        .attribute(Soap.TYPE, "soapenc:Array")
        .attribute(Soap.ARRAY_TYPE, members.qualified() + "[" + length + "]");
    arrays.set(++depth);
  }

  private Name named(Member name) {
    return (arrays.get(depth) ? Member.ITEM : name).encoded();
  }

  @Override
  public void end() throws IOException {
    depth--;
    super.end();
  }
}
