package org.xmlbench.house.gate;

import java.nio.file.Path;
import org.xmlbench.house.engine.plan.ConditionRule;
import org.xmlbench.house.run.Surroundings;

/**
 * What a gate or a calibration is made of.
 *
 * @param request what the user asks of the gate; of a calibration the gate whose arms are the same
 * @param resolver finds what the arms consist of
 * @param conditions what this host can hold fixed
 * @param out the run folder; must hold no run
 * @param around what a session takes from the program around it
 */
public record GateSetting(
    GateRequest request,
    ArmResolver resolver,
    ConditionRule conditions,
    Path out,
    Surroundings around) {}
