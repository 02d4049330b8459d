import com.sun.source.tree.BlockTree;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.JavacTask;
import com.sun.source.util.TreePath;
import com.sun.source.util.TreePathScanner;
import com.sun.source.util.Trees;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.ToolProvider;

/**
 * Finds Javadoc that says no more than the declaration below it: all of its words are {@link
 * SignatureWords}. Tags are judged each by itself. Comments of packages are left alone.
 */
final class Restatements {
  /** A comment with a part that restates. */
  record Found(int line, int start, int end, String kept, String said) {
    String what() {
      return "a comment that only restates the signature: " + said.replace('\n', ' ');
    }
  }

  private static final JavaCompiler COMPILER = ToolProvider.getSystemJavaCompiler();
  private static final Pattern COMMENT = Pattern.compile("(?s)/\\*\\*.*?\\*/");
  private static final Pattern TYPE =
      Pattern.compile("\\b(?:class|record|enum|interface|package)\\b[^;{]*");

  /** A declaration is shorter. */
  private static final int LONGEST_DECLARATION = 3000;

  /** An initial value or the only statement of a method says as much as a name when it is short. */
  private static final int SHORT = 90;

  private final String source;
  private final Trees trees;
  private final CompilationUnitTree unit;
  private final List<Found> found = new ArrayList<>();

  private Restatements(String source) {
    this.source = source;
    var file =
        new SimpleJavaFileObject(URI.create("string:///Source.java"), JavaFileObject.Kind.SOURCE) {
          @Override
          public CharSequence getCharContent(boolean ignoreEncodingErrors) {
            return source;
          }
        };
    // The formatter says what does not parse.
    var task = (JavacTask) COMPILER.getTask(null, null, problem -> {}, null, null, List.of(file));
    this.trees = Trees.instance(task);
    try {
      this.unit = task.parse().iterator().next();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    new Declarations().scan(unit, null);
  }

  /** What is found in a source, in its order. */
  static List<Found> in(String source) {
    return mayBeIn(source) ? List.copyOf(new Restatements(source).found) : List.of();
  }

  /** The source without what is found. It may need to be formatted. */
  static String without(String source) {
    var kept = new StringBuilder(source);
    in(source).reversed().forEach(one -> kept.replace(one.start(), one.end(), one.kept()));
    return kept.toString();
  }

  /** A quick look, so that few sources are parsed: are all words of a part somewhere below it? */
  private static boolean mayBeIn(String source) {
    String code = COMMENT.matcher(source).replaceAll("");
    var all = new SignatureWords(code);
    String types =
        TYPE.matcher(code).results().map(MatchResult::group).collect(Collectors.joining(" "));
    Matcher found = COMMENT.matcher(source);
    while (found.find()) {
      var comment = new DocComment(found.group());
      if (!comment.restating(all::say).isEmpty()) {
        int end = Math.min(source.length(), found.end() + LONGEST_DECLARATION);
        var below = new SignatureWords(types + " " + source.substring(found.end(), end));
        if (!comment.restating(below::say).isEmpty()) {
          return true;
        }
      }
    }
    return false;
  }

  private final class Declarations extends TreePathScanner<Void, Void> {
    @Override
    public Void visitClass(ClassTree type, Void none) {
      look("", type.getKind() == Tree.Kind.RECORD ? components(type) : List.of());
      return super.visitClass(type, none);
    }

    @Override
    public Void visitMethod(MethodTree method, Void none) {
      List<Tree> parts = new ArrayList<>(method.getTypeParameters());
      parts.addAll(method.getThrows());
      parts.addAll(method.getParameters());
      String name = method.getReturnType() == null ? "" : method.getName() + " ";
      String type = Objects.toString(method.getReturnType(), "");
      look(name + type + " " + onlyStatement(method.getBody()), parts);
      return super.visitMethod(method, none);
    }

    @Override
    public Void visitVariable(VariableTree field, Void none) {
      look(text(field) + " " + shortened(field.getInitializer()), List.of());
      return super.visitVariable(field, none);
    }

    private void look(String declared, List<? extends Tree> parts) {
      if (trees.getDocComment(getCurrentPath()) == null) {
        return;
      }
      int declaration =
          (int) trees.getSourcePositions().getStartPosition(unit, getCurrentPath().getLeaf());
      int end = source.lastIndexOf("*/", declaration) + 2;
      int start = source.lastIndexOf("/**", end);
      if (start < 0 || !source.substring(end, declaration).isBlank()) {
        return;
      }
      String around = declared + " " + around();
      var comment = new DocComment(source.substring(start, end));
      List<String> restating =
          comment.restating(part -> new SignatureWords(around + about(part, parts)).say(part));
      if (!restating.isEmpty()) {
        String kept = comment.without(restating);
        int until = kept.isEmpty() ? declaration : end;
        int line = (int) unit.getLineMap().getLineNumber(start);
        found.add(new Found(line, start, until, kept, restating.getFirst()));
      }
    }

    /** The names of the classes around, with what they extend, and of the package. */
    private String around() {
      var names = new StringBuilder(Objects.toString(unit.getPackageName(), ""));
      for (TreePath path = getCurrentPath(); path != null; path = path.getParentPath()) {
        if (path.getLeaf() instanceof ClassTree type) {
          names.append(' ').append(type.getSimpleName());
          names.append(' ').append(type.getTypeParameters()).append(type.getImplementsClause());
          names.append(' ').append(Objects.toString(type.getExtendsClause(), ""));
        }
      }
      return names.toString();
    }

    private static List<? extends Tree> components(ClassTree record) {
      return record.getMembers().stream().filter(VariableTree.class::isInstance).toList();
    }

    /**
     * What else a part of a comment is about. A tag is about one parameter or none: where it names
     * others, it says how they are related.
     */
    private static String about(String part, List<? extends Tree> parameters) {
      String own = part.startsWith("@param") ? part.split("\\s+")[1] + " " : "";
      return part.startsWith("@return")
          ? ""
          : parameters.stream()
              .map(Restatements::text)
              .filter(text -> text.startsWith(own))
              .collect(Collectors.joining(" ", " ", ""));
    }
  }

  private static String onlyStatement(BlockTree body) {
    return body != null && body.getStatements().size() == 1
        ? shortened(body.getStatements().getFirst())
        : "";
  }

  private static String shortened(Tree tree) {
    String text = Objects.toString(tree, "");
    return text.length() > SHORT ? "" : text;
  }

  private static String text(Tree tree) {
    return tree instanceof VariableTree variable
        ? variable.getName() + " " + variable.getType()
        : tree.toString();
  }
}
