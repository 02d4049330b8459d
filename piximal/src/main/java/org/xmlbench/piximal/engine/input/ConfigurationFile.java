package org.xmlbench.piximal.engine.input;

import java.io.IOException;
import java.io.Reader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import java.util.Properties;

/** The properties of a file, which is read once. */
record ConfigurationFile(String name, Map<String, String> properties) {
  /** The JVM's property that names it. */
  static final String NAME = "java.xml.config.file";

  private static volatile ConfigurationFile last;

  ConfigurationFile {
    properties = Map.copyOf(properties);
  }

  /** The properties of that file; none where it does not exist, as in the JDK. */
  static Map<String, String> read(String file) {
    ConfigurationFile known = last;
    if (known == null || !known.name.equals(file)) {
      known = new ConfigurationFile(file, load(Path.of(file)));
      last = known;
    }
    return known.properties;
  }

  private static Map<String, String> load(Path file) {
    Properties properties = new Properties();
    if (Files.exists(file)) {
      try (Reader in = Files.newBufferedReader(file)) {
        properties.load(in);
      } catch (IOException e) {
        throw new IllegalStateException("%s of %s cannot be read".formatted(file, NAME), e);
      }
    }
    Map<String, String> texts = new HashMap<>();
    for (String name : properties.stringPropertyNames()) {
      texts.put(name, properties.getProperty(name));
    }
    return texts;
  }
}
