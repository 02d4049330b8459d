package org.xmlbench.piximal.stax.event;

import javax.xml.stream.Location;
import javax.xml.stream.events.ProcessingInstruction;

final class Instruction extends MarkupEvent implements ProcessingInstruction {
  private final String target;
  private final String data;

  /**
   * One with that target.
   *
   * @param data empty where there is none
   */
  Instruction(Location place, String target, String data) {
    super(PROCESSING_INSTRUCTION, place);
    this.target = target;
    this.data = data == null ? "" : data;
  }

  @Override
  public String getTarget() {
    return target;
  }

  @Override
  public String getData() {
    return data;
  }

  @Override
  String markup() {
    return data.isEmpty() ? "<?%s?>".formatted(target) : "<?%s %s?>".formatted(target, data);
  }
}
