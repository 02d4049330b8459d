package org.xmlbench.results.export;

import java.nio.file.Path;
import org.xmlbench.results.run.OwnFigures;
import org.xmlbench.results.store.Forks;
import org.xmlbench.results.store.Manifest;

/**
 * A run to be exported to other tools.
 *
 * @param path its folder
 * @param manifest with its kind
 * @param forks its records
 * @param own what its family exports instead of times
 */
public record ExportSource(Path path, Manifest manifest, Forks forks, OwnFigures own) {}
