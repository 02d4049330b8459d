package org.xmlbench.analytics;

import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Properties;
import java.util.Set;
import java.util.function.Consumer;
import org.duckdb.DuckDBConnection;
import org.xmlbench.core.UserErrorException;
import org.xmlbench.core.record.ForkRecord;
import org.xmlbench.core.record.Iteration;
import org.xmlbench.results.store.Forks;
import org.xmlbench.results.store.RunFolder;

/**
 * The records of some runs as tables in memory. Nothing is ever written to a run folder, and
 * changes that a statement makes to the tables end with the process.
 */
final class Database implements AutoCloseable {
  /** Every table, in the order in which help and documentation name them. */
  static final List<Table<?>> TABLES =
      List.of(ForkRow.TABLE, IterationRow.TABLE, ManifestRow.TABLE);

  private final DuckDBConnection connection;

  private Database(DuckDBConnection connection) {
    this.connection = connection;
  }

  /**
   * Loads these runs, by the same reader as every other command.
   *
   * @param notices receives a sentence for each thing that the reader had to repair or leave out
   * @throws UserErrorException when a run cannot be read, or two have the same id
   */
  static Database load(List<Path> runs, Consumer<String> notices) throws SQLException {
    List<ManifestRow> manifests = new ArrayList<>();
    List<ForkRow> forks = new ArrayList<>();
    List<IterationRow> iterations = new ArrayList<>();
    Set<String> ids = new HashSet<>();
    for (Path path : runs) {
      RunFolder folder = RunFolder.open(path);
      if (!ids.add(folder.manifest().run())) {
        throw new UserErrorException(
            "%s: run %s is named twice: name it once".formatted(path, folder.manifest().run()));
      }
      manifests.add(new ManifestRow(path.toAbsolutePath().normalize(), folder.manifest()));
      Forks log = folder.forks();
      log.notices().forEach(notice -> notices.accept(path + ": " + notice));
      for (ForkRecord record : log.records()) {
        forks.add(new ForkRow(forks.size() + 1L, record, folder.manifest().before()));
        addIterations(iterations, forks.size(), record.iterations());
      }
    }
    Database database = open();
    ForkRow.TABLE.fill(database.connection, forks);
    IterationRow.TABLE.fill(database.connection, iterations);
    ManifestRow.TABLE.fill(database.connection, manifests);
    return database;
  }

  private static void addIterations(
      List<IterationRow> rows, long fork, List<Iteration> iterations) {
    for (int i = 0; i < iterations.size(); i++) {
      rows.add(new IterationRow(fork, i + 1, iterations.get(i)));
    }
  }

  private static Database open() throws SQLException {
    Properties settings = new Properties();
    // No temporary files and no extensions: all that is needed is built in.
    settings.setProperty("temp_directory", "");
    settings.setProperty("autoinstall_known_extensions", "false");
    settings.setProperty("autoload_known_extensions", "false");
    settings.setProperty("allow_community_extensions", "false");
    Connection connection = DriverManager.getConnection("jdbc:duckdb:", settings);
    return new Database(connection.unwrap(DuckDBConnection.class));
  }

  /**
   * Isolates the engine: from here on it reads and writes no file, opens no connection, loads no
   * extension, and takes no setting back.
   */
  Database shutIn() throws SQLException {
    execute("SET enable_external_access = false");
    execute("SET lock_configuration = true");
    return this;
  }

  /**
   * Writes a table to a file in Parquet's format, compressed, in the order in which it was loaded.
   */
  void writeParquet(String table, Path file) throws SQLException {
    execute(
        "COPY %s TO '%s' (FORMAT parquet, COMPRESSION zstd)"
            .formatted(table, file.toString().replace("'", "''")));
  }

  private void execute(String sql) throws SQLException {
    try (Statement statement = connection.createStatement()) {
      statement.execute(sql);
    }
  }

  Connection connection() {
    return connection;
  }

  @Override
  public void close() throws SQLException {
    connection.close();
  }
}
