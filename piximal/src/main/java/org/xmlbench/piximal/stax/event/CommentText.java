package org.xmlbench.piximal.stax.event;

import javax.xml.stream.Location;
import javax.xml.stream.events.Comment;

final class CommentText extends MarkupEvent implements Comment {
  private final String text;

  CommentText(Location place, String text) {
    super(COMMENT, place);
    this.text = text;
  }

  @Override
  public String getText() {
    return text;
  }

  @Override
  String markup() {
    return "<!--%s-->".formatted(text);
  }
}
