package org.xmlbench.results.grid;

import java.nio.file.Path;
import org.xmlbench.core.UserErrorException;
import org.xmlbench.results.store.StoreJson;
import org.xmlbench.results.store.StoredPlan;
import org.xmlbench.results.store.VersionedFile;
import tools.jackson.databind.JsonNode;

/**
 * A plan that was made before any node begins: {@code plan.json}. The same options, seed included,
 * give the same bytes: nothing here is of a moment or of a host, but for the number of processors
 * that forks get where that was left to the host.
 *
 * @param toolVersion version of XMLBench that made it; a node must have the same
 * @param family id of the family whose runs follow it
 * @param planHash {@link StoredPlan#hash()}
 * @param request what the user asked for, as a run's manifest keeps it
 * @param plan what is measured
 */
public record PlanFile(
    int schema,
    String toolVersion,
    String family,
    String profile,
    String planHash,
    JsonNode request,
    StoredPlan plan) {
  /** The version of the file's form that this code writes. */
  public static final int SCHEMA = 1;

  public static PlanFile of(
      String toolVersion, String family, String profile, JsonNode request, StoredPlan plan) {
    return new PlanFile(SCHEMA, toolVersion, family, profile, plan.hash(), request, plan);
  }

  /** As JSON, ended by LF. */
  public String text() {
    return StoreJson.file(this);
  }

  /**
   * Reads one.
   *
   * @throws UserErrorException when there is none, it is damaged, or it has another schema
   */
  public static PlanFile read(Path file) {
    PlanFile plan =
        new VersionedFile(file, SCHEMA, "; make it anew with 'plan'", "'plan' makes such files")
            .read(PlanFile.class);
    if (plan.family == null
        || plan.toolVersion == null
        || plan.request == null
        || plan.plan == null
        || !plan.plan.hash().equals(plan.planHash)) {
      throw new UserErrorException(
          file + " is damaged: its parts do not belong together; make it anew with 'plan'");
    }
    return plan;
  }
}
