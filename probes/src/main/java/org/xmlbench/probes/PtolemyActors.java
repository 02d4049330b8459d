package org.xmlbench.probes;

import java.io.IOException;
import java.util.List;
import org.xmlbench.probes.writer.DocumentWriter;
import org.xmlbench.probes.writer.TextBuffer;

/** The atomic actors of a workflow: kinds, parameters and decoration as in published models. */
final class PtolemyActors {
  static final String PREFIX = "Actor";
  static final String LIB = "lib";
  static final String LOGIC = "logic";
  static final String GUI = "gui";
  static final String AUTHOR = "author";

  /**
   * A class of actors.
   *
   * @param className its simple name
   * @param parameters parameters that its models set
   */
  private record Kind(String packageEntity, String className, List<String> parameters) {
    private Kind {
      parameters = List.copyOf(parameters);
    }
  }

  private static final Kind[] KINDS = {
    new Kind(LIB, "Const", List.of("value", "firingCountLimit")),
    new Kind(LIB, "Ramp", List.of("firingCountLimit", "init", "step")),
    new Kind(LIB, "AddSubtract", List.of()),
    new Kind(LIB, "MultiplyDivide", List.of()),
    new Kind(LIB, "Scale", List.of("factor", "scaleOnLeft")),
    new Kind(LIB, "Expression", List.of("expression")),
    new Kind(LIB, "Gaussian", List.of("seed", "mean", "standardDeviation")),
    new Kind(LIB, "UnaryMathFunction", List.of("function")),
    new Kind(LIB, "Limiter", List.of("bottom", "top")),
    new Kind(LIB, "Accumulator", List.of("init")),
    new Kind(LIB, "TimeDelay", List.of("delay", "minimumDelay")),
    new Kind(LIB, "DiscreteClock", List.of("period", "offsets", "stopTime")),
    new Kind(LOGIC, "Comparator", List.of("comparison", "tolerance")),
    new Kind(LOGIC, "LogicFunction", List.of("function")),
    new Kind(GUI, "Display", List.of("rowsDisplayed", "columnsDisplayed", "title"))
  };
  private static final Kind PLOTTER =
      new Kind(GUI, "SequencePlotter", List.of("fillOnWrapup", "legend", "xInit"));

  private static final String PLOT_HEAD =
      """
      <!DOCTYPE plot PUBLIC "-//UC Berkeley//DTD PlotML 1//EN"
      "http://ptolemy.eecs.berkeley.edu/xml/dtd/PlotML_1.dtd">
      <plot>
      <title>Output of actor\s\
      """;
  private static final String PLOT_TAIL =
      """
      </title>
      <xLabel>iteration</xLabel>
      <default marks="dots"/>
      </plot>\
      """;

  private final Moml moml;
  private final SplitMix64 random;
  private final TextBuffer text = new TextBuffer();

  PtolemyActors(Moml moml, SplitMix64 random) {
    this.moml = moml;
    this.random = random;
  }

  void write(int number) throws IOException {
    boolean plotter = random.chance(3);
    Kind kind = plotter ? PLOTTER : random.pick(KINDS);
    moml.openActor(PREFIX + number, kind.packageEntity(), kind.className());
    for (String parameter : kind.parameters()) {
      moml.property(parameter, Moml.PARAMETER, value());
    }
    if (random.chance(20)) {
      doc(kind.className());
    }
    if (random.chance(60)) {
      valueIcon();
    } else if (random.chance(25)) {
      moml.icon(kind.className() + number);
    }
    if (random.chance(20)) {
      moml.property("_hideName", Moml.SINGLETON_PARAMETER, "true");
    }
    if (random.chance(30)) {
      annotation(kind.className());
    }
    moml.location();
    moml.port("input", true, "double");
    if (random.chance(30)) {
      moml.port("output", false, "double");
    }
    if (plotter) {
      configure(number);
    }
    moml.close();
  }

  private TextBuffer value() {
    text.clear();
    if (random.chance(30)) {
      return text.add("Actor").add(random.below(1000)).add(" > ").add(random.below(100));
    }
    return text.decimal(random.between(-5_000_000, 5_000_000), 4);
  }

  private void doc(String className) throws IOException {
    DocumentWriter writer = moml.writer();
    moml.line();
    text.clear().add(className).add(" with gain & offset of ").decimal(random.below(100_000), 3);
    writer.start(Moml.DOC).text(text.add(", written by ")).entity(AUTHOR).text(".").end();
  }

  private void valueIcon() throws IOException {
    moml.open(Moml.PROPERTY, "_icon", "ptolemy.vergil.icon.BoxedValueIcon");
    moml.property("attributeName", Moml.STRING_ATTRIBUTE, "value");
    text.clear().add(random.between(40, 240));
    moml.property("displayWidth", Moml.PARAMETER, text);
    text.clear().add('{');
    for (int i = 0; i < 3; i++) {
      text.decimal(random.below(1001), 3).add(", ");
    }
    moml.property("boxColor", Moml.COLOR, text.add("1.0}"));
    moml.close();
  }

  private void annotation(String className) throws IOException {
    text.clear().add("\"").add(className).add("\" feeds the next actor of its composite\n");
    text.add("with a delay < ").add(random.between(1, 5000)).add(" ms & keeps the last token");
    moml.property("annotation", Moml.STRING_PARAMETER, text);
  }

  /** A plot's settings, which Ptolemy II keeps in a processing instruction. */
  private void configure(int number) throws IOException {
    DocumentWriter writer = moml.writer();
    moml.line();
    writer.start(Moml.CONFIGURE).newline();
    writer.processingInstruction("plotml", PLOT_HEAD + number + PLOT_TAIL);
    writer.newline().end();
  }
}
