package org.xmlbench.piximal.sax;

import java.util.function.Supplier;
import javax.xml.validation.Schema;
import javax.xml.validation.ValidatorHandler;
import org.xml.sax.ContentHandler;
import org.xml.sax.ErrorHandler;
import org.xml.sax.SAXException;
import org.xml.sax.SAXParseException;
import org.xml.sax.helpers.DefaultHandler;

/** Validates what a reader hands to its handler of content, by a schema of JAXP. */
final class SaxValidation {
  private final ValidatorHandler validator;

  SaxValidation(Schema schema) {
    validator = schema.newValidatorHandler();
  }

  /**
   * The handler to which a reader hands content.
   *
   * @param content receives it behind; null for none
   * @param errors the handler of errors at that time; null ignores those that are not fatal
   */
  ContentHandler before(ContentHandler content, Supplier<ErrorHandler> errors) {
    validator.setContentHandler(content == null ? new DefaultHandler() : content);
    validator.setErrorHandler(new Forwarded(errors));
    return validator;
  }

  private record Forwarded(Supplier<ErrorHandler> errors) implements ErrorHandler {
    @Override
    public void warning(SAXParseException exception) throws SAXException {
      if (errors.get() != null) {
        errors.get().warning(exception);
      }
    }

    @Override
    public void error(SAXParseException exception) throws SAXException {
      if (errors.get() != null) {
        errors.get().error(exception);
      }
    }

    @Override
    public void fatalError(SAXParseException exception) throws SAXException {
      if (errors.get() != null) {
        errors.get().fatalError(exception);
      }
      throw exception;
    }
  }
}
