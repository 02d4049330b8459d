package org.xmlbench.piximal.engine.strict;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.xmlbench.piximal.EntityReferences;
import org.xmlbench.piximal.engine.input.ByteBuilder;
import org.xmlbench.piximal.engine.input.ByteInput;
import org.xmlbench.piximal.engine.names.ElementStack;
import org.xmlbench.piximal.engine.names.EntityDeclaration;
import org.xmlbench.piximal.engine.names.Symbol;
import org.xmlbench.piximal.engine.scan.ByteClasses;

/** Section 4.4.2: references in content, and the texts that stand in for them. */
public final class EntityReplacement {
  private final ByteInput in;
  private final ElementStack elements;
  private final References references;
  private final ExternalEntityReader externals;
  private final EntityReferences treatment;
  private final List<Replaced> replaced = new ArrayList<>();
  private final ByteBuilder character = new ByteBuilder();

  /** As many elements were open where the text that is read began: it may end none of these. */
  private int floor;

  /** What stands in for the reference that was read last; null where that is read next. */
  public byte[] text;

  /** Bytes of the text. */
  public int length;

  /** The entity that was referred to, where its text does not take its place; else null. */
  public Symbol skipped;

  /** The entity whose text began or ended last, where that is reported; else null. */
  public Symbol reported;

  /** An entity whose text is read, with the floor of what it stands in. */
  private record Replaced(Symbol name, EntityDeclaration entity, int floor) {}

  public EntityReplacement(
      ByteInput in,
      ElementStack elements,
      References references,
      ExternalEntityReader externals,
      EntityReferences treatment) {
    this.in = in;
    this.elements = elements;
    this.references = references;
    this.externals = externals;
    this.treatment = treatment;
  }

  /** Reads a reference at that byte, behind which the input goes on, or in the entity's text. */
  public void read(int at) throws IOException {
    skipped = null;
    reported = null;
    text = null;
    if (at + 1 >= in.limit) {
      throw in.cut("[67] Reference", "a reference");
    }
    if (in.buffer[at + 1] == '#') {
      character.clear();
      character.addCharacter(references.character(in.buffer, at, in.limit, at));
      in.position = references.end;
      stand(character.bytes, character.length);
      return;
    }
    Symbol name = references.name(in.buffer, at, in.limit, at);
    int end = references.end;
    EntityDeclaration entity = references.entity(name, at);
    if (entity != null && entity.predefined) {
      in.position = end;
      stand(entity.text, entity.text.length);
      return;
    }
    boolean kept = treatment == EntityReferences.KEPT;
    if (!kept && entity != null && entity.isExternal() && entity.text == null) {
      entity.text = externals.text(entity);
    }
    if (kept || entity == null || entity.text == null) {
      in.position = end;
      skipped = name;
      return;
    }
    references.open(entity, at);
    in.position = end;
    boolean isReported = treatment == EntityReferences.REPORTED;
    if (!isReported && entity.isPlainText()) {
      references.close(entity);
      stand(entity.text, entity.text.length);
      return;
    }
    reported = isReported ? name : null;
    replaced.add(new Replaced(name, entity, floor));
    floor = elements.depth();
    in.enter(entity.name, entity.text);
  }

  /** Whether what stands in for the reference is the text of an entity, which is white space. */
  public boolean isWhiteSpace() {
    return length > 0
        && text != character.bytes
        && ByteClasses.skipSpace(text, 0, length) == length;
  }

  /** Requires that the innermost element began in the text that is read. */
  public void requireOwnElement() throws IOException {
    if (elements.depth() <= floor) {
      throw in.error(
          in.position, "[43] content", "an entity has the end tag of an element outside of it");
    }
  }

  private void stand(byte[] some, int bytes) {
    text = some;
    length = bytes;
  }

  /** Goes on behind the reference; an error where an element is open that began in the text. */
  public void leave() throws IOException {
    if (elements.depth() != floor) {
      throw in.error(
          in.limit, "[43] content", "the element '%s' is not closed".formatted(elements.name()));
    }
    Replaced last = replaced.removeLast();
    references.close(last.entity());
    floor = last.floor();
    in.leave();
    reported = treatment == EntityReferences.REPORTED ? last.name() : null;
  }
}
