/**
 * The published experiments about PIXIMAL (Head and Govindaraju, e-Science 2008 and HPDC'09): what
 * a fork does, entered by {@link org.xmlbench.families.piximal.fork.ExperimentFork}.
 */
package org.xmlbench.families.piximal.fork;
