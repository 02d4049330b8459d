package org.xmlbench.drivers.vtdxml;

import com.ximpleware.EntityException;
import com.ximpleware.ParseException;
import com.ximpleware.VTDGen;
import com.ximpleware.VTDNav;
import java.io.IOException;
import java.io.InputStream;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.xmlbench.core.driver.NotWellFormedException;
import org.xmlbench.core.driver.TreeParser;
import org.xmlbench.core.driver.UnsupportedDocumentException;
import org.xmlbench.core.driver.support.Rejections;
import org.xmlbench.core.event.EventSink;

/** Indexes documents with one generator, which is kept until it rejects a document. */
final class VtdTreeParser implements TreeParser {
  /** How the library's messages name a place. */
  private static final Pattern PLACE = Pattern.compile("Line Number: ([0-9]+) Offset: ([0-9]+)");

  private VTDGen generator = newGenerator();

  private static VTDGen newGenerator() {
    VTDGen generator = new VTDGen();
    generator.enableIgnoredWhiteSpace(true);
    return generator;
  }

  @Override
  public VTDNav build(InputStream in) throws IOException {
    boolean accepted = false;
    byte[] document = in.readAllBytes();
    try {
      generator.setDoc(document);
      generator.parse(true);
      VTDNav tree = generator.getNav();
      accepted = true;
      return tree;
    } catch (EntityException e) {
      Optional<String> name = VtdReferences.declaredElsewhere(document);
      throw name.isPresent() ? UnsupportedDocumentException.entity(name.get()) : rejected(e);
    } catch (ParseException e) {
      throw rejected(e);
    } catch (RuntimeException e) {
      throw Rejections.broke(e);
    } finally {
      if (!accepted) {
        generator = newGenerator();
      }
    }
  }

  /** The library counts offsets from 0. */
  private static NotWellFormedException rejected(ParseException failure) {
    Matcher place = PLACE.matcher(String.valueOf(failure.getMessage()));
    return place.find()
        ? new NotWellFormedException(
            Integer.parseInt(place.group(1)),
            Integer.parseInt(place.group(2)) + 1,
            failure.getMessage().lines().findFirst().orElse(""),
            failure)
        : new NotWellFormedException(0, 0, failure.getMessage(), failure);
  }

  @Override
  public void walk(Object tree, EventSink sink) throws IOException {
    new VtdWalk((VTDNav) tree, sink).run();
  }

  @Override
  public Class<?> implementation() {
    return VTDGen.class;
  }
}
