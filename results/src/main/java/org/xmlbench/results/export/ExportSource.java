package org.xmlbench.results.export;

import java.nio.file.Path;
import org.xmlbench.results.run.OwnFigures;
import org.xmlbench.results.store.Forks;
import org.xmlbench.results.store.Manifest;

/**
 * A run that other tools are to get.
 *
 * @param path its folder
 * @param manifest with its kind
 * @param forks its records
 * @param own what its family tells in place of times
 */
public record ExportSource(Path path, Manifest manifest, Forks forks, OwnFigures own) {}
