package org.xmlbench.probes;

import java.io.IOException;
import org.xmlbench.probes.writer.DocumentWriter;
import org.xmlbench.probes.writer.InternalSubset;
import org.xmlbench.probes.writer.TextBuffer;

/**
 * One workflow, whose records are its subsystems: ten actors a composite actor, ten of these a
 * subsystem, and all subsystems in the model. Inside each, one passes its output to the next, so
 * the relations and links follow from the numbers of the first and the last.
 */
final class PtolemyModel implements Records {
  private static final int ACTORS = 10;
  private static final int COMPOSITES = 10;

  private final int count;
  private final SplitMix64 random;
  private final Moml moml;
  private final PtolemyActors actors;
  private final TextBuffer text = new TextBuffer();
  private int subsystems;

  PtolemyModel(int count, long seed) {
    this.count = count;
    random = new SplitMix64(seed);
    moml = new Moml(random);
    actors = new PtolemyActors(moml, random);
  }

  /** Subsystems of a workflow of that many actors. */
  static int subsystems(int count) {
    return Math.ceilDiv(count, ACTORS * COMPOSITES);
  }

  @Override
  public void open(DocumentWriter writer) throws IOException {
    moml.writeTo(writer);
    writer.declaration("standalone=\"no\"");
    writer.docType(
        "entity",
        "-//UC Berkeley//DTD MoML 1//EN",
        "http://ptolemy.eecs.berkeley.edu/xml/dtd/MoML_1.dtd",
        new InternalSubset()
            .entity(PtolemyActors.LIB, "ptolemy.actor.lib")
            .entity(PtolemyActors.LOGIC, "ptolemy.actor.lib.logic")
            .entity(PtolemyActors.GUI, "ptolemy.actor.lib.gui")
            .entity(PtolemyActors.AUTHOR, "the XMLBench generator"));
    writer.start(Moml.ENTITY).attribute(Moml.NAME, "Workflow" + count);
    writer.attribute(Moml.CLASS, Moml.COMPOSITE);
    moml.enter();
    window();
    director();
  }

  @Override
  public void next(DocumentWriter writer) throws IOException {
    moml.writeTo(writer);
    int perSubsystem = ACTORS * COMPOSITES;
    int first = subsystems * perSubsystem;
    subsystem(subsystems++, first, Math.min(count, first + perSubsystem));
  }

  @Override
  public void close(DocumentWriter writer) throws IOException {
    moml.writeTo(writer);
    chain("Subsystem", 0, subsystems);
    moml.close();
    writer.newline();
  }

  private void subsystem(int number, int from, int to) throws IOException {
    moml.open(Moml.ENTITY, "Subsystem" + number, Moml.COMPOSITE);
    window();
    ports();
    int first = from / ACTORS;
    int composites = first;
    for (int actor = from; actor < to; actor += ACTORS) {
      composite(composites++, actor, Math.min(to, actor + ACTORS));
    }
    chain("Composite", first, composites);
    moml.close();
  }

  private void composite(int number, int from, int to) throws IOException {
    moml.open(Moml.ENTITY, "Composite" + number, Moml.COMPOSITE);
    moml.property(
        "gain" + number, Moml.PARAMETER, "1.0 + " + random.between(1, 9999) + " / 10000.0");
    ports();
    moml.location();
    for (int actor = from; actor < to; actor++) {
      actors.write(actor);
    }
    chain(PtolemyActors.PREFIX, from, to);
    moml.close();
  }

  private void window() throws IOException {
    moml.property(
        "_createdBy", "ptolemy.kernel.attributes.VersionAttribute", "8.0." + random.below(1000));
    int width = random.between(400, 1600);
    int height = random.between(300, 1200);
    text.clear().add("{bounds={").add(random.below(400)).add(", ").add(random.below(400));
    text.add(", ").add(width + 204).add(", ").add(height + 107).add("}, maximized=false}");
    moml.property("_windowProperties", "ptolemy.actor.gui.WindowPropertiesAttribute", text);
    text.clear().add('[').add(width).add(", ").add(height).add(']');
    moml.property("_vergilSize", "ptolemy.actor.gui.SizeAttribute", text);
    moml.property("_vergilZoomFactor", "ptolemy.data.expr.ExpertParameter", "1.0");
  }

  private void director() throws IOException {
    moml.open(Moml.PROPERTY, "SDF Director", "ptolemy.domains.sdf.kernel.SDFDirector");
    moml.property("iterations", Moml.PARAMETER, Integer.toString(random.between(1, 100_000)));
    moml.location();
    moml.close();
  }

  private void ports() throws IOException {
    moml.port("input", true, "double");
    moml.port("output", false, "double");
  }

  /** The relations and links that pass the output of each to the input of the next. */
  private void chain(String prefix, int from, int to) throws IOException {
    for (int i = from + 1; i < to; i++) {
      moml.relation("relation" + i);
    }
    for (int i = from + 1; i < to; i++) {
      moml.link(prefix + (i - 1), "output", "relation" + i);
      moml.link(prefix + i, "input", "relation" + i);
      if (i > from + 1 && random.chance(20)) {
        moml.linkRelations("relation" + (i - 1), "relation" + i);
      }
    }
  }
}
