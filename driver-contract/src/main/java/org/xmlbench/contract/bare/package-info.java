/**
 * Libraries in a loop without driver and sink, to measure what these two cost. A bare driver is
 * timed beside the driver whose library, with the same options, it runs.
 */
package org.xmlbench.contract.bare;
