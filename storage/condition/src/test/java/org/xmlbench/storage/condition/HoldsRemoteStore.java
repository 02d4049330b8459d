package org.xmlbench.storage.condition;

import java.nio.file.Path;
import java.util.List;

/** A process that holds a remote store until it is killed. */
final class HoldsRemoteStore {
  private HoldsRemoteStore() {}

  /** Takes the file and the folder; prints where the file is served. */
  public static void main(String[] args) throws Exception {
    RemoteStore store = RemoteStore.open(Path.of(args[1]), List.of(Path.of(args[0])), 1);
    System.out.println(store.place(Path.of(args[0])));
    System.in.read();
  }
}
