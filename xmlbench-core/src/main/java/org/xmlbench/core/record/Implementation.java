package org.xmlbench.core.record;

import java.io.Serializable;

/**
 * The class that parsed.
 *
 * @param className fully qualified name
 * @param version version of its library
 * @param jar file name of its jar, or {@code jrt:/java.xml} for the JDK's own
 * @param sha256 SHA-256 of that jar; {@code null} for the JDK's own
 */
public record Implementation(String className, String version, String jar, String sha256)
    implements Serializable {}
