package org.xmlbench.families.programs.runs;

import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import java.util.zip.GZIPOutputStream;
import org.xmlbench.core.UserErrorException;
import org.xmlbench.core.document.Oracle;
import org.xmlbench.families.programs.fork.Program;
import org.xmlbench.families.programs.fork.ProgramTask;
import org.xmlbench.families.programs.fork.Transport;
import org.xmlbench.families.programs.fork.program.LineSearch;
import org.xmlbench.families.programs.fork.program.ParseCount;
import org.xmlbench.families.programs.fork.program.Permutations;
import org.xmlbench.families.programs.fork.program.TagCount;
import org.xmlbench.probes.Catalogue;

/**
 * What the programs read, in the session's work folder, and what they must count, which no program
 * computes itself: it comes from arithmetic, a search of strings, or the document's generator.
 */
final class IoliteFiles {
  private static final int BUFFER = 1 << 16;
  private static final int MIB = 20;

  private final IoliteRequest request;
  private final Path folder;
  private final Map<String, Path> files = new HashMap<>();
  private final Map<Program, String> expected = new HashMap<>();
  private final Map<Program, String> digests = new HashMap<>();

  private IoliteFiles(IoliteRequest request, Path folder) {
    this.request = request;
    this.folder = folder;
  }

  /**
   * Makes all files in {@code folder}, which the caller deletes.
   *
   * @throws UserErrorException when there is not enough free disk space for them
   */
  static IoliteFiles prepare(IoliteRequest request, Path folder) throws IOException {
    requireFreeSpace(request, folder);
    IoliteFiles made = new IoliteFiles(request, folder);
    for (Program program : request.programs()) {
      made.prepare(program);
    }
    return made;
  }

  /**
   * Reported before hours are spent on writing; compressed files are smaller than this estimate.
   */
  private static void requireFreeSpace(IoliteRequest request, Path folder) throws IOException {
    long needed =
        request.programs().stream()
            .filter(program -> program.input() != Program.Input.NONE)
            .collect(Collectors.toMap(Program::input, request::bytes, Math::max))
            .values()
            .stream()
            .mapToLong(Long::longValue)
            .sum();
    long free = Files.getFileStore(folder).getUsableSpace();
    if (needed > free) {
      throw new UserErrorException(
          "not enough free disk space for the programs' input: %s needs %d MiB and has %d: name another folder"
                  .formatted(folder.getParent(), needed >> MIB, free >> MIB)
              + " with --out, or a smaller --size");
    }
  }

  ProgramTask task(Program program, Transport transport) {
    return new ProgramTask(
        program,
        transport,
        request.bytes(program),
        files.getOrDefault(program.input().name(), folder),
        request.driver().locator());
  }

  String expected(Program program) {
    return expected.get(program);
  }

  /** Digest of the document that a program parses; empty of one that parses none. */
  Optional<String> digest(Program program) {
    return Optional.ofNullable(digests.get(program));
  }

  private void prepare(Program program) throws IOException {
    Permutations lines = new Permutations(request.bytes(program));
    switch (program) {
      case PERMUTE -> expected.put(program, lines.wordCount());
      case WC -> {
        linesFile(lines);
        expected.put(program, lines.wordCount());
      }
      case CAT_GREP -> expected.put(program, search(linesFile(lines), lines.bytes()));
      case COUNT_TAGS, GENERATE_PARSE, GUNZIP_PARSE -> prepareDocument(program);
    }
  }

  private Path linesFile(Permutations lines) throws IOException {
    Path file = folder.resolve("lines.txt");
    if (files.putIfAbsent(Program.Input.LINES.name(), file) == null) {
      try (OutputStream out = new BufferedOutputStream(Files.newOutputStream(file), BUFFER)) {
        lines.write(out);
      }
    }
    return file;
  }

  private static String search(Path file, long bytes) throws IOException {
    try (Stream<String> lines = Files.lines(file, StandardCharsets.US_ASCII)) {
      return LineSearch.text(
          bytes, lines.filter(line -> line.contains(Permutations.SOUGHT)).count());
    }
  }

  /** A separate file for each program: it is small, and writing it computes the oracle. */
  private void prepareDocument(Program program) throws IOException {
    Path file = folder.resolve(program.text() + ".in");
    Oracle oracle;
    try (OutputStream out = stream(program, file)) {
      oracle =
          Catalogue.parse(task(program, Transport.CONVENTIONAL).document()).writeWithOracle(out);
    }
    files.put(program.input().name(), file);
    if (program != Program.COUNT_TAGS) {
      digests.put(program, oracle.digest());
    }
    expected.put(
        program,
        program == Program.COUNT_TAGS
            ? TagCount.text(oracle.bytes(), oracle.totals().tally().elements())
            : ParseCount.text(oracle.bytes(), oracle.totals()));
  }

  private static OutputStream stream(Program program, Path file) throws IOException {
    return switch (program.input()) {
      case NONE -> OutputStream.nullOutputStream();
      case ZIPPED -> new GZIPOutputStream(Files.newOutputStream(file), BUFFER);
      default -> new BufferedOutputStream(Files.newOutputStream(file), BUFFER);
    };
  }
}
