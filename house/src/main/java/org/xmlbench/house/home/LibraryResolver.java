package org.xmlbench.house.home;

import eu.maveniverse.maven.mima.context.Context;
import eu.maveniverse.maven.mima.context.ContextOverrides;
import eu.maveniverse.maven.mima.context.Runtimes;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.eclipse.aether.artifact.DefaultArtifact;
import org.eclipse.aether.collection.CollectRequest;
import org.eclipse.aether.graph.Dependency;
import org.eclipse.aether.graph.Exclusion;
import org.eclipse.aether.resolution.DependencyRequest;
import org.eclipse.aether.resolution.DependencyResolutionException;
import org.eclipse.aether.resolution.VersionRangeRequest;
import org.eclipse.aether.resolution.VersionRangeResolutionException;
import org.eclipse.aether.util.artifact.JavaScopes;
import org.eclipse.aether.util.filter.DependencyFilterUtils;
import org.eclipse.aether.version.Version;
import org.xmlbench.core.UserErrorException;

/**
 * Resolves a version of a library as Maven would on this machine: by Maven's own resolver, with the
 * user's settings (mirrors, proxies, credentials) and local repository. It uses the network only
 * for what the user named and the local repository lacks.
 */
public final class LibraryResolver {
  /** What the Java platform has itself: a second copy on the class path could replace it. */
  private static final List<Exclusion> PLATFORM =
      List.of(
          new Exclusion("xml-apis", "*", "*", "*"),
          new Exclusion("javax.xml.stream", "*", "*", "*"),
          new Exclusion("stax", "stax-api", "*", "*"));

  private final Optional<Path> repository;
  private final boolean offline;

  /**
   * @param repository local repository instead of the user's
   * @param offline whether to use nothing but the local repository
   */
  public LibraryResolver(Optional<Path> repository, boolean offline) {
    this.repository = repository;
    this.offline = offline;
  }

  /**
   * The jar of the library and those it needs at run time.
   *
   * @param coordinates {@code group:artifact:version}
   * @throws UserErrorException when it does not resolve; the message gives the reason
   */
  public List<Path> resolve(String coordinates) {
    try (Context context = context()) {
      CollectRequest collect = new CollectRequest();
      // Not as the root, whose optional dependencies would be taken for direct ones.
      collect.addDependency(
          new Dependency(new DefaultArtifact(coordinates), JavaScopes.RUNTIME, false, PLATFORM));
      collect.setRepositories(context.remoteRepositories());
      DependencyRequest request =
          new DependencyRequest(collect, DependencyFilterUtils.classpathFilter(JavaScopes.RUNTIME));
      return context
          .repositorySystem()
          .resolveDependencies(context.repositorySystemSession(), request)
          .getArtifactResults()
          .stream()
          .map(result -> result.getArtifact().getFile().toPath())
          .toList();
    } catch (IllegalArgumentException e) {
      throw new UserErrorException(
          "'%s' names no library: %s".formatted(coordinates, e.getMessage()), e);
    } catch (DependencyResolutionException e) {
      throw new UserErrorException(
          "%s does not resolve%s: %s"
              .formatted(coordinates, offline ? " offline" : "", firstLine(e)),
          e);
    }
  }

  /**
   * The versions of a library that Maven's repositories have, oldest first.
   *
   * @param library {@code group:artifact}
   * @throws UserErrorException when none is known
   */
  public List<String> versions(String library) {
    try (Context context = context()) {
      VersionRangeRequest request =
          new VersionRangeRequest(
              new DefaultArtifact(library + ":[0,)"), context.remoteRepositories(), null);
      List<String> versions =
          context
              .repositorySystem()
              .resolveVersionRange(context.repositorySystemSession(), request)
              .getVersions()
              .stream()
              .map(Version::toString)
              .toList();
      if (versions.isEmpty()) {
        throw new UserErrorException(
            "no version of %s is known%s: name some"
                .formatted(library, offline ? " offline" : " to Maven's repositories here"));
      }
      return versions;
    } catch (VersionRangeResolutionException e) {
      throw new UserErrorException(
          "the versions of %s are not known: %s".formatted(library, firstLine(e)), e);
    }
  }

  private Context context() {
    ContextOverrides.Builder overrides =
        ContextOverrides.create().withUserSettings(true).offline(offline);
    repository.ifPresent(folder -> overrides.withLocalRepositoryOverride(folder.toAbsolutePath()));
    return Runtimes.INSTANCE.getRuntime().create(overrides.build());
  }

  private static String firstLine(Throwable e) {
    Throwable cause = e;
    while (cause.getCause() != null) {
      cause = cause.getCause();
    }
    return String.valueOf(cause.getMessage()).lines().findFirst().orElse("");
  }
}
