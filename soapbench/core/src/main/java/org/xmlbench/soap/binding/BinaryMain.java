package org.xmlbench.soap.binding;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.xmlbench.soap.fork.ComposingJvm;

/**
 * The main class of a JVM that writes a framework's own message of a binary form into a file. A
 * framework reads what it wrote, and one that has just written has its classes loaded: its first
 * call would not be the first. The reader of the message verifies it.
 */
public final class BinaryMain {
  private BinaryMain() {}

  /** Takes the framework's id, the arguments of {@link BindingTask}, and the file. */
  public static void main(String[] args) throws Exception {
    ComposingJvm.main(
        args,
        arguments -> {
          Framework framework = BindingFork.framework(arguments.required(BindingFork.FRAMEWORK));
          BindingTask task = BindingTask.of(arguments);
          Framework.Mapping mapping = framework.load(task.type());
          ByteArrayOutputStream message = new ByteArrayOutputStream();
          mapping.marshal(mapping.own(task.report()), message);
          return message.toByteArray();
        });
  }

  /** The message, by a JVM with this JVM's class path. */
  static byte[] message(FrameworkDescription framework, BindingTask task)
      throws IOException, InterruptedException {
    List<String> arguments = new ArrayList<>(task.toArguments());
    arguments.add(BindingFork.FRAMEWORK + "=" + framework.id());
    return ComposingJvm.composed(
        System.getProperty("java.class.path"), BinaryMain.class, arguments);
  }
}
