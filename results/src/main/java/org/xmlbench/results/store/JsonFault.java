package org.xmlbench.results.store;

import java.util.Collection;
import java.util.Map;
import org.xmlbench.core.Labelled;
import org.xmlbench.core.UserErrorException;
import tools.jackson.core.JacksonException;
import tools.jackson.core.TokenStreamLocation;
import tools.jackson.core.exc.UnexpectedEndOfInputException;
import tools.jackson.databind.DatabindException;
import tools.jackson.databind.exc.MismatchedInputException;

/** What is wrong with a text that should be JSON: in our words, not in those of the library. */
final class JsonFault {
  /** Begins a message of the JVM's own about a value that is null. */
  private static final String OF_THE_JVM = "Cannot ";

  private JsonFault() {}

  /** Where it is and what is expected there, in one line, such as {@code line 3, column 7: …}. */
  static String of(JacksonException e) {
    return place(e.getLocation(), true) + what(e);
  }

  /** The same of a text that is one line, whose number the caller knows. */
  static String inLine(JacksonException e) {
    return place(e.getLocation(), false) + what(e);
  }

  private static String place(TokenStreamLocation place, boolean ofSeveralLines) {
    if (place == null || place.getLineNr() < 1 || place.getColumnNr() < 1) {
      return "";
    }
    String column = "column %d: ".formatted(place.getColumnNr());
    return ofSeveralLines ? "line %d, %s".formatted(place.getLineNr(), column) : column;
  }

  private static String what(JacksonException e) {
    String path = path(e);
    String own = ownWords(e.getCause());
    return switch (e) {
      case DatabindException _ when !own.isEmpty() -> path.isEmpty() ? own : path + ": " + own;
      case MismatchedInputException wrong when !path.isEmpty() ->
          "%s is not %s".formatted(path, expected(wrong.getTargetType()));
      case DatabindException _ when !path.isEmpty() -> path + " is not what it must be";
      case DatabindException _ -> "an object with other fields is expected";
      case UnexpectedEndOfInputException _ -> "it ends before its last value does";
      default -> "no JSON: a value, a name in quotes, or one of , : ] } is expected";
    };
  }

  /** What one of our own classes has against a value; empty where none has. */
  private static String ownWords(Throwable cause) {
    boolean refused =
        cause instanceof IllegalArgumentException || cause instanceof UserErrorException;
    boolean missed =
        cause instanceof NullPointerException
            && cause.getMessage() != null
            && !cause.getMessage().startsWith(OF_THE_JVM);
    String words = refused || missed ? String.valueOf(cause.getMessage()) : "";
    return words.isEmpty() || words.contains(" ") ? words : words + " is missing";
  }

  /** Such as {@code plan.blocks[0].cells}; empty where no field is to blame. */
  private static String path(JacksonException e) {
    StringBuilder path = new StringBuilder();
    for (JacksonException.Reference step : e.getPath()) {
      if (step.getPropertyName() == null) {
        path.append('[').append(step.getIndex()).append(']');
      } else {
        path.append(path.isEmpty() ? "" : ".").append(step.getPropertyName());
      }
    }
    return path.toString();
  }

  private static String expected(Class<?> type) {
    if (type == null) {
      return "what it must be";
    }
    if (type == boolean.class || type == Boolean.class) {
      return "true or false";
    }
    if (type.isPrimitive() || Number.class.isAssignableFrom(type)) {
      return "a number";
    }
    if (Collection.class.isAssignableFrom(type) || type.isArray()) {
      return "a list";
    }
    if (type.isEnum() || Labelled.class.isAssignableFrom(type)) {
      return "one of the known words";
    }
    return CharSequence.class.isAssignableFrom(type)
        ? "a text"
        : Map.class.isAssignableFrom(type) || type.isRecord() ? "an object" : "what it must be";
  }
}
