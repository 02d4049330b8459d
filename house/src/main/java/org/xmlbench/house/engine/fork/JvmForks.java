package org.xmlbench.house.engine.fork;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.time.Duration;
import java.time.Instant;
import org.xmlbench.core.Folders;
import org.xmlbench.core.record.ForkPlace;
import org.xmlbench.core.record.ForkRecord;
import org.xmlbench.house.engine.ForkExecutor;
import org.xmlbench.house.engine.ForkRequest;
import org.xmlbench.house.engine.ForkTurns;
import org.xmlbench.results.store.DiskFullException;

/** Runs each fork as a JVM in its own folder. */
final class JvmForks implements ForkExecutor {
  private final ForkSetting setting;
  private final FreeSpaceCheck freeSpace = new FreeSpaceCheck(DiskFullException::requireFreeSpace);

  JvmForks(ForkSetting setting) {
    this.setting = setting;
  }

  @Override
  public ForkRecord run(ForkRequest request) throws IOException, InterruptedException {
    Path folder = Files.createTempDirectory(setting.work(), "fork");
    Path log = folder.resolve("output.log");
    try {
      Instant started = Instant.now();
      ForkProcess.End end = freeSpace.watch(setting.work(), () -> process(request, folder, log));
      if (end.outcome().isFault()) {
        keepLog(log, request.place());
      }
      return setting.records().record(request, started, end.outcome(), end.reason(), end.result());
    } finally {
      Folders.delete(folder);
    }
  }

  private ForkProcess.End process(ForkRequest request, Path folder, Path log)
      throws IOException, InterruptedException {
    ForkTurns turns = request.turns();
    return new ForkProcess(setting.running())
        .run(
            setting.line().of(request, folder),
            folder.resolve(ForkCommandLine.RESULT),
            log,
            request.limit(),
            turns == null ? () -> Duration.ZERO : turns::waited,
            turns == null ? fork -> {} : turns::started);
  }

  private void keepLog(Path log, ForkPlace place) throws IOException {
    Files.createDirectories(setting.logs());
    Files.move(
        log,
        setting
            .logs()
            .resolve(
                "block%d-%d-%d.log".formatted(place.block(), place.position(), place.attempt())),
        StandardCopyOption.REPLACE_EXISTING);
  }
}
