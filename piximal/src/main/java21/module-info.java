/**
 * An XML parser that conforms, and reads fast. It provides no service: a program names the factory
 * or the reader that it wants, and all defaults stay the JDK's. Vectors are used where the JVM has
 * {@code --add-modules jdk.incubator.vector}.
 */
module org.xmlbench.piximal {
  requires java.management;
  requires transitive java.xml;

  exports org.xmlbench.piximal;
  exports org.xmlbench.piximal.cursor;
  exports org.xmlbench.piximal.parallel;
  exports org.xmlbench.piximal.sax;
  exports org.xmlbench.piximal.stax;
}
