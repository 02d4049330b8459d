package org.xmlbench.piximal.engine;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.lang.classfile.ClassFile;
import java.lang.classfile.ClassModel;
import java.lang.classfile.ClassTransform;
import java.lang.classfile.CodeBuilder;
import java.lang.classfile.CodeElement;
import java.lang.classfile.Opcode;
import java.lang.classfile.TypeKind;
import java.lang.classfile.instruction.ArrayStoreInstruction;
import java.lang.classfile.instruction.FieldInstruction;
import java.lang.constant.ClassDesc;
import java.lang.constant.MethodTypeDesc;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Function;

/** How often each class of the reader writes fields and arrays while it reads a document. */
final class WriteCounts extends ClassLoader {
  /** In front of the name of what holds references. */
  static final String REFERENCE = "reference ";

  private static final String OURS = "org.xmlbench.piximal.";
  private static final ClassDesc COUNTER = ClassDesc.of(Counter.class.getName());
  private static final MethodTypeDesc COUNT = MethodTypeDesc.ofDescriptor("(Ljava/lang/String;)V");

  /** Counts what the classes of its own class loader write, in any thread. */
  public static final class Counter {
    private static final Map<String, Integer> COUNTS = new TreeMap<>();

    private Counter() {}

    /** One write more of that. */
    public static synchronized void count(String what) {
      COUNTS.merge(what, 1, Integer::sum);
    }

    /** Takes and forgets all. */
    static synchronized Map<String, Integer> take() {
      Map<String, Integer> all = new TreeMap<>(COUNTS);
      COUNTS.clear();
      return all;
    }
  }

  private WriteCounts() {
    super(WriteCounts.class.getClassLoader());
  }

  /** The reading by a program, which is loaded again, with counters in the reader that it uses. */
  static Map<String, Integer> of(
      Class<? extends Function<byte[], Map<String, Integer>>> program, byte[] document)
      throws ReflectiveOperationException {
    @SuppressWarnings("unchecked")
    Function<byte[], Map<String, Integer>> counted =
        (Function<byte[], Map<String, Integer>>)
            new WriteCounts().loadClass(program.getName()).getConstructor().newInstance();
    return counted.apply(document);
  }

  @Override
  protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
    if (!name.startsWith(OURS)) {
      return super.loadClass(name, resolve);
    }
    Class<?> known = findLoadedClass(name);
    return known == null ? define(name) : known;
  }

  private Class<?> define(String name) throws ClassNotFoundException {
    byte[] bytes = bytes(name);
    boolean isTest = name.contains("Test$") || name.contains("WriteCounts$");
    byte[] counted = isTest ? bytes : withCounters(bytes);
    return defineClass(name, counted, 0, counted.length);
  }

  private byte[] bytes(String name) throws ClassNotFoundException {
    try (InputStream in = getResourceAsStream(name.replace('.', '/') + ".class")) {
      if (in == null) {
        throw new ClassNotFoundException(name);
      }
      return in.readAllBytes();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static byte[] withCounters(byte[] bytes) {
    ClassFile format = ClassFile.of();
    ClassModel writer = format.parse(bytes);
    String name = writer.thisClass().asInternalName().replace('/', '.');
    return format.transformClass(
        writer,
        ClassTransform.transformingMethodBodies(
            method -> !method.methodName().stringValue().contains("init>"),
            (code, element) -> withCounter(code, element, name)));
  }

  private static void withCounter(CodeBuilder code, CodeElement element, String writer) {
    String what =
        switch (element) {
          case FieldInstruction it when it.opcode() == Opcode.PUTFIELD ->
              (it.typeSymbol().isPrimitive() ? "" : REFERENCE)
                  + it.owner().asInternalName().replace('/', '.');
          case ArrayStoreInstruction it when it.typeKind() == TypeKind.REFERENCE ->
              REFERENCE + "array of " + writer;
          default -> null;
        };
    if (what != null) {
      code.loadConstant(what);
      code.invokestatic(COUNTER, "count", COUNT);
    }
    code.with(element);
  }
}
