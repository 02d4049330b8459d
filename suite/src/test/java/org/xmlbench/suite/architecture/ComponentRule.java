package org.xmlbench.suite.architecture;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.lang.ArchCondition;
import com.tngtech.archunit.lang.ConditionEvents;
import com.tngtech.archunit.lang.SimpleConditionEvent;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.lang.classfile.Attributes;
import java.lang.classfile.ClassFile;
import java.lang.classfile.ClassModel;
import java.lang.classfile.CodeModel;
import java.lang.classfile.Instruction;
import java.lang.classfile.Opcode;
import java.lang.classfile.TypeKind;
import java.lang.classfile.attribute.RecordComponentInfo;
import java.lang.classfile.instruction.ConstantInstruction;
import java.lang.classfile.instruction.InvokeInstruction;
import java.lang.classfile.instruction.LoadInstruction;
import java.lang.classfile.instruction.StoreInstruction;
import java.lang.constant.ClassDesc;
import java.lang.constant.ConstantDescs;
import java.lang.constant.MethodTypeDesc;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

/**
 * That the canonical constructor of a record looks at each of its collections and maps before it
 * keeps them: it copies the collection, refuses {@code null}, or puts something else in its place.
 */
final class ComponentRule extends ArchCondition<JavaClass> {
  ComponentRule() {
    super("copy each collection, or refuse null");
  }

  @Override
  public void check(JavaClass type, ConditionEvents events) {
    ClassModel model = read(type);
    List<RecordComponentInfo> components =
        model.findAttribute(Attributes.record()).orElseThrow().components();
    List<Instruction> constructor = instructions(model, components);
    int slot = 1;
    for (RecordComponentInfo component : components) {
      ClassDesc kind = component.descriptorSymbol();
      if (isCollection(kind) && !isLookedAt(constructor, slot)) {
        String text = type.getName() + "." + component.name().stringValue() + " may be null";
        events.add(SimpleConditionEvent.violated(type, text));
      }
      slot += TypeKind.from(kind).slotSize();
    }
  }

  private static boolean isCollection(ClassDesc kind) {
    String name = kind.packageName() + "." + kind.displayName();
    if (!kind.packageName().equals("java.util")) {
      return false;
    }
    try {
      Class<?> type = Class.forName(name);
      return Collection.class.isAssignableFrom(type) || Map.class.isAssignableFrom(type);
    } catch (ClassNotFoundException e) {
      throw new IllegalStateException(e);
    }
  }

  private static List<Instruction> instructions(
      ClassModel model, List<RecordComponentInfo> components) {
    MethodTypeDesc canonical =
        MethodTypeDesc.of(
            ConstantDescs.CD_void,
            components.stream().map(RecordComponentInfo::descriptorSymbol).toList());
    CodeModel code =
        model.methods().stream()
            .filter(method -> method.methodName().equalsString(ConstantDescs.INIT_NAME))
            .filter(method -> method.methodTypeSymbol().equals(canonical))
            .flatMap(method -> method.code().stream())
            .findFirst()
            .orElseThrow();
    return code.elementStream()
        .filter(Instruction.class::isInstance)
        .map(Instruction.class::cast)
        .toList();
  }

  /** A parameter is looked at where a call takes it, or where anything but null replaces it. */
  private static boolean isLookedAt(List<Instruction> code, int slot) {
    return IntStream.range(1, code.size())
        .anyMatch(
            i ->
                code.get(i) instanceof StoreInstruction store && store.slot() == slot
                    ? !mayStoreNull(code, i)
                    : code.get(i) instanceof InvokeInstruction
                        && takes(code, i, slot)
                        && !isStoredLater(code, i, slot));
  }

  /** Whether the parameter is the last thing, or the last but a message, before the call. */
  private static boolean takes(List<Instruction> code, int call, int slot) {
    int last = code.get(call - 1) instanceof ConstantInstruction ? call - 2 : call - 1;
    return code.get(last) instanceof LoadInstruction load && load.slot() == slot;
  }

  private static boolean isStoredLater(List<Instruction> code, int from, int slot) {
    return code.subList(from, code.size()).stream()
        .anyMatch(step -> step instanceof StoreInstruction store && store.slot() == slot);
  }

  /** Whether {@code null} is among what the statement that ends there may have computed. */
  private static boolean mayStoreNull(List<Instruction> code, int end) {
    for (int i = end - 1; i >= 0 && !(code.get(i) instanceof StoreInstruction); i--) {
      if (code.get(i).opcode() == Opcode.ACONST_NULL) {
        return true;
      }
    }
    return false;
  }

  private static ClassModel read(JavaClass type) {
    try (InputStream in = type.getSource().orElseThrow().getUri().toURL().openStream()) {
      return ClassFile.of().parse(in.readAllBytes());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
