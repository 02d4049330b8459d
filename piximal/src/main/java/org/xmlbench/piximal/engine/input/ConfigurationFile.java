package org.xmlbench.piximal.engine.input;

import java.io.IOException;
import java.io.Reader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Properties;

/** The properties of a file, which is read once. */
record ConfigurationFile(String name, Properties properties) {
  /** The JVM's property that names it. */
  static final String NAME = "java.xml.config.file";

  private static volatile ConfigurationFile last;

  /** The properties of that file; none where it does not exist, as in the JDK. */
  static Properties read(String file) {
    ConfigurationFile known = last;
    if (known == null || !known.name.equals(file)) {
      Properties properties = new Properties();
      if (Files.exists(Path.of(file))) {
        try (Reader in = Files.newBufferedReader(Path.of(file))) {
          properties.load(in);
        } catch (IOException e) {
          throw new IllegalStateException("%s of %s cannot be read".formatted(file, NAME), e);
        }
      }
      known = new ConfigurationFile(file, properties);
      last = known;
    }
    return known.properties;
  }
}
